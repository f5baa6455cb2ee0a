import { liveProofs } from '../../../src/domain/account-safety/factors';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { hashToken } from '../server/http/token';
import { findProofs } from './proofs';
import { findSession, type StoredSession } from './queries';
import { isLocal } from './single-sign-on/local-ways';

/**
 * Returns whether others vouch for the user of a session: a partner, the company's provider, or the agency that looks. An
 * account belongs to its user in every enterprise, so such a session does not change it.
 */
export const isVouched = ({ bounds, openedBy }: Pick<StoredSession, 'bounds' | 'openedBy'>): boolean =>
  bounds !== null && !isLocal(openedBy);

/**
 * Throws safetyBeyondPartner for a session that others vouch for, and authExpired for a former token, which can neither
 * prove nor change anything. `atOwnProvider`: one of the company's provider may.
 */
export async function refusePartners(
  db: Database,
  authSign: string,
  { atOwnProvider = false } = {},
): Promise<void> {
  const session = await findSession(db, hashToken(authSign));
  if (session === undefined || session.formerUntil !== null) throw new Fault('authExpired');
  if (atOwnProvider && session.openedBy === 'singleSignOn') return;
  if (isVouched(session)) throw new Fault('safetyBeyondPartner');
}

/**
 * Requires one live proof before full numbers leave the gateway, the caller's own or others', because an unattended
 * open session is not enough. Throws safetyBeyondPartner, proofNeeded.
 */
export async function requireProof({ db, authSign, now }: CallerContext): Promise<void> {
  await refusePartners(db, authSign, { atOwnProvider: true });
  if (liveProofs(await findProofs(db, hashToken(authSign)), now.getTime()).length === 0) {
    throw new Fault('proofNeeded');
  }
}
