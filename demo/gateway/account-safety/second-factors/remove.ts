import type { Database } from '../../db/database';
import { dropProofs } from '../../login/proofs';
import { dropRecoveryCodes } from '../../login/second-step/recovery';
import { dropSecret } from '../../login/second-step/totp';

/** Removes an authenticator app from an account, with its recovery codes and all proofs by either. */
export async function removeSecondFactors(db: Database, userNo: string): Promise<void> {
  await dropSecret(db, userNo);
  await dropRecoveryCodes(db, userNo);
  await dropProofs(db, userNo, 'totp');
  await dropProofs(db, userNo, 'recoveryCode');
}
