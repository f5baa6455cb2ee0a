import * as v from 'valibot';
import { AuthorizeState, Secret256 } from '../../../src/contract/authorize/authorize';
import type { GatewayConfig } from '../server/config';
import type { Database } from '../db/database';
import { findClient } from './queries';
import { isRedirectUri, withAnswer } from './redirect-uri';

/** A checked request of a client for a code; `providerName` is the provider that asks the user for their password. */
export const AuthorizationRequest = v.object({
  clientId: v.string(),
  providerName: v.string(),
  redirectUri: v.string(),
  state: v.string(),
  nonce: v.string(),
  codeChallenge: v.string(),
});
export type AuthorizationRequest = v.InferOutput<typeof AuthorizationRequest>;

const Query = v.object({
  response_type: v.literal('code'),
  state: AuthorizeState,
  nonce: Secret256,
  code_challenge: Secret256,
  code_challenge_method: v.literal('S256'),
});
/** A repeated parameter is an array and is refused with the rest (RFC 6749, 3.1). */
const Recipient = v.object({ client_id: v.string(), redirect_uri: v.string() });

/**
 * Reads the query of the authorize address. `refused`: the client or its address is unknown, so there is no redirect.
 * `redirect`: the client made a mistake and is informed by the redirect.
 */
export async function parseAuthorizationRequest(
  db: Database,
  config: Pick<GatewayConfig, 'publicUrl' | 'returnOrigins'>,
  query: unknown,
): Promise<{ request: AuthorizationRequest } | { redirect: string } | 'refused'> {
  const to = v.safeParse(Recipient, query);
  const client = to.success ? await findClient(db, to.output.client_id) : undefined;
  if (!to.success || client === undefined || !isRedirectUri(config, to.output.redirect_uri)) return 'refused';
  const redirectUri = to.output.redirect_uri;
  const parsed = v.safeParse(Query, query);
  if (!parsed.success) {
    const { state } = query as { state?: unknown };
    const echoed = v.safeParse(AuthorizeState, state);
    const answer = { error: 'invalid_request', ...(echoed.success ? { state: echoed.output } : {}) };
    return { redirect: withAnswer(redirectUri, answer) };
  }
  const { state, nonce, code_challenge: codeChallenge } = parsed.output;
  const { client_id: clientId, provider_name: providerName } = client;
  return { request: { clientId, providerName, redirectUri, state, nonce, codeChallenge } };
}
