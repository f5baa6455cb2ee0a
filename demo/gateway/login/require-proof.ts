import { liveProofs } from '../../../src/domain/account-safety/factors';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { hashToken } from '../server/http/token';
import { findProofs } from './proofs';
import { findSession } from './queries';

/**
 * Throws safetyBeyondPartner for a session that a partner opened, and authExpired for a former token, which can neither
 * prove nor change anything.
 */
export async function refusePartners(db: Database, authSign: string): Promise<void> {
  const session = await findSession(db, hashToken(authSign));
  if (session === undefined || session.formerUntil !== null) throw new Fault('authExpired');
  if (session.bounds !== null) throw new Fault('safetyBeyondPartner');
}

/**
 * Requires one live proof before full numbers leave the gateway, the caller's own or others', because an unattended
 * open session is not enough. Throws safetyBeyondPartner, proofNeeded.
 */
export async function requireProof({ db, authSign, now }: CallerContext): Promise<void> {
  await refusePartners(db, authSign);
  if (liveProofs(await findProofs(db, hashToken(authSign)), now.getTime()).length === 0) {
    throw new Fault('proofNeeded');
  }
}
