import type { ParsedBodyOf } from '../../../src/contract/call';
import type { OpenedSession } from '../../../src/contract/login/login';
import type { exchangeAuthorizationCode } from '../../../src/contract/authorize/authorize';
import type { GatewayConfig } from '../server/config';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { Fault } from '../server/http/fault';
import { deleteSessionNo, findSessionNo, findUserByNo } from '../login/queries';
import type { Source } from '../login/origin';
import { openSession } from '../login/session';
import { hashToken } from '../server/http/token';
import { readAssertion, sha256, signAssertion } from './provider';
import { bindSession, claimCode, findCode, revokeCode, type AuthorizationCode } from './queries';

type Exchange = ParsedBodyOf<typeof exchangeAuthorizationCode>;
type Issuer = Pick<GatewayConfig, 'publicUrl' | 'thirdPartySecret'>;

/** A second use within this time is a concurrent or repeated request of the same browser, not theft. */
const SAME_REQUEST_MS = 5000;

/**
 * Opens a session for a code. Every attempt consumes the code; a second use with another proof or later than a moment
 * revokes it together with its session. `db` must be outside a transaction, because the writes of a refused attempt
 * must persist. Throws authorizationWrong, or userUnknown for a user without an enterprise.
 */
export async function exchangeCode(
  db: Database,
  issuer: Issuer,
  exchange: Exchange,
  source: Source,
  now: Date,
): Promise<OpenedSession> {
  const codeHash = sha256(exchange.code, 'hex');
  const code = await claimCode(db, codeHash, now);
  if (code === undefined) {
    await noticeReplay(db, codeHash, exchange, now);
    throw new Fault('authorizationWrong');
  }
  if (code.expires_at <= now || !isProof(code, exchange)) throw new Fault('authorizationWrong');

  const assertion = readAssertion(issuer.thirdPartySecret, assertUser(issuer, code, now), now);
  const isForUs =
    assertion?.iss === issuer.publicUrl &&
    assertion.aud === exchange.clientId &&
    assertion.nonce === exchange.nonce;
  if (!isForUs) throw new Fault('authorizationWrong');
  return inTransaction(db, async (tx) => {
    const user = await findUserByNo(tx, assertion.sub);
    if (user === undefined) throw new Fault('userUnknown');
    const session = await openSession(tx, user, { ...source, now, way: 'thirdParty' });
    if (!(await bindSession(tx, codeHash, await findSessionNo(tx, hashToken(session.authSign)))))
      throw new Fault('authorizationWrong');
    return session;
  });
}

/** The provider's side of the exchange: checks the user and the request of the code. */
function assertUser({ publicUrl, thirdPartySecret }: Issuer, code: AuthorizationCode, now: Date): string {
  const { user_no: sub, client_id: aud, nonce } = code;
  return signAssertion(thirdPartySecret, { iss: publicUrl, sub, aud, nonce }, now);
}

function isProof(code: AuthorizationCode, { clientId, redirectUri, codeVerifier }: Exchange): boolean {
  return (
    code.client_id === clientId &&
    code.redirect_uri === redirectUri &&
    code.code_challenge === sha256(codeVerifier, 'base64url')
  );
}

/** A code used twice was stolen by one of its users, so both lose their sessions. */
async function noticeReplay(db: Database, codeHash: string, exchange: Exchange, now: Date): Promise<void> {
  const code = await findCode(db, codeHash);
  if (code === undefined) return;
  const age = now.getTime() - (code.used_at ?? now).getTime();
  if (age <= SAME_REQUEST_MS && isProof(code, exchange)) return;
  await inTransaction(db, async (tx) => {
    const sessionNo = await revokeCode(tx, codeHash);
    if (sessionNo !== null) await deleteSessionNo(tx, sessionNo);
  });
}
