import type { IDToken } from 'openid-client';
import * as oidc from 'openid-client';
import {
  isWhole,
  joinedClaims,
  provesTwoFactors,
  type Claims,
} from '../../../src/domain/single-sign-on/claims';
import { AnswerRefused } from '../server/outward/fetch';
import { AddressRefused } from '../server/outward/lookup';
import { discovered, ruleOf, type ProviderConfig, type StoredProvider } from './provider';
import { Refused } from './refusal';

export interface Identity {
  issuer: string;
  subject: string;
  sid: string | null;
  idToken: string;
  /** Claims of the ID token and the user info (`joinedClaims`). */
  claims: Claims;
  skipsSecondStep: boolean;
}

interface Answer {
  /** Address to which the provider has sent the browser. */
  url: URL;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/**
 * Exchanges the code of an answer and checks the ID token: issuer (also of the answer, RFC 9207), audience, nonce, time,
 * signature, and the demanded `acr`. Throws Refused.
 */
export async function identify(
  config: ProviderConfig,
  provider: StoredProvider,
  { url, state, nonce, codeVerifier }: Answer,
  now: Date,
): Promise<Identity> {
  try {
    const { configuration, metadata } = await discovered(config, provider.client, now);
    const tokens = await oidc.authorizationCodeGrant(configuration, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const token = tokens.claims();
    if (token === undefined || tokens.id_token === undefined) throw new Refused('tokenInvalid');
    if (provider.acr !== '' && token['acr'] !== provider.acr) throw new Refused('acrMissing');
    const claims = await withUserInfo(token, provider, async () =>
      metadata.userinfo_endpoint === undefined
        ? {}
        : oidc.fetchUserInfo(configuration, tokens.access_token, token.sub),
    );
    const provesEnough = provider.acr !== '' || provesTwoFactors(token);
    return {
      issuer: token.iss,
      subject: token.sub,
      sid: typeof token['sid'] === 'string' ? token['sid'] : null,
      idToken: tokens.id_token,
      claims,
      skipsSecondStep: provider.skips_second_step && provesEnough,
    };
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(reasonOf(error), null, { cause: error });
  }
}

/** The user info is asked only for claims that the ID token lacks. */
async function withUserInfo(
  token: IDToken,
  provider: StoredProvider,
  ask: () => Promise<Claims>,
): Promise<Claims> {
  const hasName = provider.unknown_rule === 'tell' || token['name'] !== undefined;
  return isWhole(token, ruleOf(provider)) && hasName ? token : joinedClaims(token, await ask());
}

/** Reason of an error of the library or the network. */
export function reasonOf(error: unknown): 'providerFailed' | 'unreachable' | 'tokenInvalid' {
  if (error instanceof oidc.AuthorizationResponseError) return 'providerFailed';
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AddressRefused || cause instanceof AnswerRefused || isOfNetwork(cause)) {
      return 'unreachable';
    }
  }
  return 'tokenInvalid';
}

const isOfNetwork = (error: Error): boolean =>
  'code' in error &&
  typeof error.code === 'string' &&
  /^(?:E(?!RR_)[A-Z]+|CERT_|ERR_TLS|ERR_SSL|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|OAUTH_TIMEOUT|OAUTH_ABORT)/.test(
    error.code,
  );
