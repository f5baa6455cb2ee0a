import type { Factor } from '../../../src/contract/account-safety/account-safety';
import type { Proof } from '../../../src/domain/account-safety/factors';
import type { Database } from '../db/database';

/** Records that the user of a session has now proved their identity by one factor. */
export async function noteProof(db: Database, tokenHash: string, factor: Factor, now: Date): Promise<void> {
  await db
    .insertInto('session_proof')
    .values({ token_hash: tokenHash, factor, proved_at: now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'factor']).doUpdateSet({ proved_at: now }))
    .execute();
}

/** Proofs of a session, however old. */
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
 * Drops the proofs by a changed password, phone, address or app in all sessions of the user, and sign-ins that wait for
 * their second step after it.
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
