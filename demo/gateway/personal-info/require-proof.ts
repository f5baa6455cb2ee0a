import { liveProofs } from '../../../src/domain/account-safety/factors';
import { refusePartners } from '../account-safety/state';
import { findProofs } from '../login/proofs';
import { Fault } from '../server/fault';
import type { CallerContext } from '../server/implement';
import { hashToken } from '../server/token';

/**
 * Before whole numbers leave the gateway. One live proof does: a session that was left open is not enough. Throws
 * safetyBeyondPartner, proofNeeded.
 */
export async function requireProof({ db, authSign, now }: CallerContext): Promise<void> {
  await refusePartners(db, authSign);
  if (liveProofs(await findProofs(db, hashToken(authSign)), now.getTime()).length === 0) {
    throw new Fault('proofNeeded');
  }
}
