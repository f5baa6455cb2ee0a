import type { Database } from '../../db/database';
import { dropProofs } from '../../login/proofs';
import { dropRecoveryCodes } from '../../login/second-step/recovery';
import { dropSecret } from '../../login/second-step/totp';

/** Takes an authenticator app away from an account, with what stands in for it and what either has proved. */
export async function removeSecondFactors(db: Database, userNo: string): Promise<void> {
  await dropSecret(db, userNo);
  await dropRecoveryCodes(db, userNo);
  await dropProofs(db, userNo, 'totp');
  await dropProofs(db, userNo, 'recoveryCode');
}
