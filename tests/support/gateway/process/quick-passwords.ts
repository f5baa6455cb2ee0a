import { createHash } from 'node:crypto';
import { DEMO_OPERATORS } from '../../../../demo/gateway/agency/demo-operators';
import type { Database } from '../../../../demo/gateway/db/database';
import { hashPassword, type PasswordCost } from '../../../../demo/gateway/login/password';
import { DEMO_PASSWORD } from '../../../../demo/gateway/seed/accounts';

/** Minimum of the algorithm. */
export const QUICK: PasswordCost = { memoryKib: 8, passes: 1 };

/**
 * Replaces the hashes of the demo accounts by ones that verify at once. Nearly every test signs a user in, and safe
 * hashes took a seventh of the time of the gateway's tests.
 */
export async function quickenPasswords(db: Database): Promise<void> {
  const users = await db
    .selectFrom('app_user')
    .select('user_no')
    .where('password_hash', 'is not', null)
    .execute();
  for (const { user_no } of users) {
    // constant, like all demo data
    const salt = createHash('sha256').update(user_no).digest().subarray(0, 16);
    const password_hash = await hashPassword(DEMO_PASSWORD, QUICK, salt);
    await db.updateTable('app_user').set({ password_hash }).where('user_no', '=', user_no).execute();
  }
  for (const { operatorNo } of DEMO_OPERATORS) {
    const salt = createHash('sha256').update(operatorNo).digest().subarray(0, 16);
    const password_hash = await hashPassword(DEMO_PASSWORD, QUICK, salt);
    await db
      .updateTable('agency_operator')
      .set({ password_hash })
      .where('operator_no', '=', operatorNo)
      .execute();
  }
}
