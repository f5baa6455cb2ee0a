import { liveProofs } from '../../../src/domain/account-safety/factors';
import type { Mover } from '../../../src/domain/wallet/security';
import type { Database } from '../db/database';
import { findProofs } from '../login/proofs';
import { hashToken } from '../server/http/token';
import { findAccount } from './queries';
import { isOfPartner } from './state';

/** State of the user's security password in a session, and the end of a lock by wrong tries. */
export async function findMover(
  db: Database,
  { userNo, authSign, now }: { userNo: string; authSign: string; now: Date },
): Promise<Mover & { lockedUntil: Date | null }> {
  const tokenHash = hashToken(authSign);
  const { securityHash, securityLockedUntil: locked } = await findAccount(db, userNo);
  const proofs = liveProofs(await findProofs(db, tokenHash), now.getTime());
  return {
    hasPassword: securityHash !== null,
    isProven: proofs.some(({ factor }) => factor === 'securityPassword'),
    isPartners: await isOfPartner(db, authSign),
    lockedUntil: locked !== null && locked > now ? locked : null,
  };
}
