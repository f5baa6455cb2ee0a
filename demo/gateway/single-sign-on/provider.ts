import * as oidc from 'openid-client';
import type { ClaimRule } from '../../../src/domain/single-sign-on/claims';
import type { Database } from '../db/database';
import '../login/single-sign-on/schema';
import { openClientSecret } from '../login/single-sign-on/seal';
import type { GatewayConfig } from '../server/config';
import { createOutwardFetch } from '../server/outward/fetch';

export type ProviderConfig = Pick<GatewayConfig, 'factorSecret' | 'identityNetworks'>;

/** Time for which discovery and keys are kept, in the process. */
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 200;
/** Tolerated difference of the clocks, in seconds. */
const TOLERANCE = 60;

export interface Provider {
  providerNo: string;
  issuer: string;
  clientId: string;
  sealedSecret: string | null;
  version: number;
}

/** A provider as it was discovered. */
export interface Discovered {
  configuration: oidc.Configuration;
  metadata: oidc.ServerMetadata;
}

/** Fetch of the library over addresses that operators and providers have set. */
export function libraryFetch(networks: readonly string[]): oidc.CustomFetch {
  const fetchOutward = createOutwardFetch(networks);
  return (address, { method, headers, body, signal }) =>
    fetchOutward(address, {
      method,
      headers,
      body: body === undefined || body === null ? undefined : String(body as URLSearchParams | string),
      signal: signal ?? undefined,
    });
}

/**
 * Discovers a provider anew. `now` is the gateway's clock. Throws the errors of the library, of the network and of the
 * seal.
 */
export async function discover(
  config: ProviderConfig,
  { providerNo, issuer, clientId, sealedSecret }: Omit<Provider, 'version'>,
  now: Date,
): Promise<Discovered> {
  const secret = sealedSecret === null ? undefined : openClientSecret(config, providerNo, sealedSecret);
  const metadata: Partial<oidc.ClientMetadata> = {
    [oidc.clockSkew]: Math.round((now.getTime() - Date.now()) / 1000),
    [oidc.clockTolerance]: TOLERANCE,
    ...(secret !== undefined && { client_secret: secret }),
  };
  const found = await oidc.discovery(
    new URL(issuer),
    clientId,
    metadata,
    authenticationFor(secret, undefined),
    {
      [oidc.customFetch]: libraryFetch(config.identityNetworks),
      // plain http is left to the fetch, which takes it on loopback alone
      execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
    },
  );
  const server = found.serverMetadata();
  const way = authenticationFor(secret, server.token_endpoint_auth_methods_supported);
  const signings = server.id_token_signing_alg_values_supported ?? ['RS256'];
  const configuration = new oidc.Configuration(
    server,
    clientId,
    // the algorithm is one that the provider names, never none or that of a shared secret
    {
      ...metadata,
      id_token_signed_response_alg: signings.find((alg) => ALGORITHMS.includes(alg)) ?? 'RS256',
    },
    way,
  );
  configuration[oidc.customFetch] = libraryFetch(config.identityNetworks);
  configuration.timeout = 8;
  if (issuer.startsWith('http:')) oidc.allowInsecureRequests(configuration);
  oidc.enableNonRepudiationChecks(configuration);
  return { configuration, metadata: server };
}

/** Signatures by a key of the provider, the usual ones first. */
export const ALGORITHMS = [
  'RS256',
  'ES256',
  'PS256',
  'EdDSA',
  'Ed25519',
  'RS384',
  'RS512',
  'ES384',
  'ES512',
  'PS384',
  'PS512',
];

function authenticationFor(
  secret: string | undefined,
  supported: readonly string[] | undefined,
): oidc.ClientAuth {
  if (secret === undefined) return oidc.None();
  const takesPost = supported?.includes('client_secret_post') === true;
  const takesBasic = supported === undefined || supported.includes('client_secret_basic');
  return takesPost && !takesBasic ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret);
}

const kept = new Map<string, { discovered: Promise<Discovered>; until: number; skew: number }>();

/** The provider as discovered at most ten minutes ago with these settings. */
export function discovered(config: ProviderConfig, provider: Provider, now: Date): Promise<Discovered> {
  const { providerNo, version, issuer, clientId } = provider;
  const key = [providerNo, version, issuer, clientId, config.identityNetworks.join()].join('\n');
  const found = kept.get(key);
  const skew = now.getTime() - Date.now();
  // the clock of the gateway goes into the checks of tokens
  if (found !== undefined && found.until > Date.now() && Math.abs(found.skew - skew) < 1000)
    return found.discovered;
  kept.delete(key);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  const fresh = discover(config, provider, now);
  kept.set(key, { discovered: fresh, until: Date.now() + KEPT_MS, skew });
  // a failure is not kept
  fresh.catch(() => kept.delete(key));
  return fresh;
}

/** Settings of a provider for sign-ins, with its enterprise. */
export async function findProvider(db: Database, providerNo: string) {
  const row = await db
    .selectFrom('identity_provider as p')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'p.enterprise_num')
    .selectAll('p')
    .select(['e.ent_name', 'e.stopped_at'])
    .where('p.provider_no', '=', providerNo)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const domains = await db
    .selectFrom('identity_domain')
    .select('domain')
    .where('provider_no', '=', providerNo)
    // a domain without proof says nothing about its mails
    .where('domain_state', '=', 'verified')
    .orderBy('domain')
    .execute();
  return {
    ...row,
    domainList: domains.map(({ domain }) => domain),
    client: {
      providerNo,
      issuer: row.issuer,
      clientId: row.client_id,
      sealedSecret: row.sealed_secret,
      version: row.version,
    },
  };
}
export type StoredProvider = NonNullable<Awaited<ReturnType<typeof findProvider>>>;

export const ruleOf = (provider: StoredProvider): ClaimRule => ({
  matchedField: provider.matched_field,
  matchedClaim: provider.matched_claim,
  trustsMail: provider.trusts_mail,
  domainList: provider.domainList,
});
