import { createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { createOutwardFetch } from '../server/outward/fetch';
import { ALGORITHMS, discovered, type Discovered, type Provider, type ProviderConfig } from './provider';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** A token is for this moment; an old one may be replayed. */
const OLDEST = '5m';

const LogoutClaims = v.pipe(
  v.object({
    iat: v.number(),
    jti: v.string(),
    events: v.object({ [EVENT]: v.looseObject({}) }),
    sub: v.optional(v.string()),
    sid: v.optional(v.string()),
    // a token with a nonce is an ID token
    nonce: v.optional(v.undefined()),
  }),
  v.check(({ sub, sid }) => sub !== undefined || sid !== undefined),
);

const keys = new WeakMap<Discovered, JWTVerifyGetKey>();

function keysOf(config: ProviderConfig, found: Discovered): JWTVerifyGetKey {
  const kept = keys.get(found);
  if (kept !== undefined) return kept;
  const { jwks_uri } = found.metadata;
  if (jwks_uri === undefined) throw new Error('the provider names no keys');
  const fetchOutward = createOutwardFetch(config.identityNetworks);
  const made = createRemoteJWKSet(new URL(jwks_uri), {
    [customFetch]: (address, { method, headers, signal }) =>
      fetchOutward(address, { method, headers: Object.fromEntries(headers), signal }),
  });
  keys.set(found, made);
  return made;
}

/** The session or person that a logout token names (OpenID Connect Back-Channel Logout, 2.6). Throws for any other token. */
export async function readLogoutToken(
  config: ProviderConfig,
  provider: Provider,
  token: string,
  now: Date,
): Promise<{ sub?: string | undefined; sid?: string | undefined }> {
  const found = await discovered(config, provider, now);
  const { payload } = await jwtVerify(token, keysOf(config, found), {
    issuer: found.metadata.issuer,
    audience: provider.clientId,
    algorithms: ALGORITHMS,
    currentDate: now,
    clockTolerance: 60,
    maxTokenAge: OLDEST,
  });
  return v.parse(LogoutClaims, payload);
}
