import type { Factor } from '../../../src/contract/account-safety/account-safety';
import type { Proof } from '../../../src/domain/account-safety/factors';
import type { Database } from '../db/database';

/** Notes that the user of a session has proved who they are by one factor, now. */
export async function noteProof(db: Database, tokenHash: string, factor: Factor, now: Date): Promise<void> {
  await db
    .insertInto('session_proof')
    .values({ token_hash: tokenHash, factor, proved_at: now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'factor']).doUpdateSet({ proved_at: now }))
    .execute();
}

/** What a session has proved, however long ago. */
export async function findProofs(db: Database, tokenHash: string): Promise<Proof[]> {
  const rows = await db
    .selectFrom('session_proof')
    .select(['factor', 'proved_at'])
    .where('token_hash', '=', tokenHash)
    .orderBy('factor')
    .execute();
  return rows.map(({ factor, proved_at }) => ({ factor, provedAt: proved_at.getTime() }));
}

/**
 * The password, phone, address or app is another one now: what it has proved counts no more, in any session of the user, nor in a
 * sign-in that waits for its second step.
 */
export async function dropProofs(db: Database, userNo: string, factor: Factor): Promise<void> {
  if (factor === 'password' || factor === 'sms') {
    await db.deleteFrom('waiting_sign_in').where('user_no', '=', userNo).where('way', '=', factor).execute();
  }
  await db
    .deleteFrom('session_proof')
    .where('factor', '=', factor)
    .where('token_hash', 'in', (eb) =>
      eb.selectFrom('session').select('token_hash').where('user_no', '=', userNo),
    )
    .execute();
}
