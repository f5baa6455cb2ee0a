import type { TestGateway } from '../../harness';

/**
 * Takes every bound of an enterprise's wallet away, as if another administrator had agreed to it: what is saved after it protects
 * more, and counts at once.
 */
export async function freeWallet({ db }: Pick<TestGateway, 'db'>, enterpriseNum = '100001'): Promise<void> {
  await db
    .updateTable('wallet_rule')
    .set({
      order_limit: null,
      person_day_limit: null,
      day_limit: null,
      review_above: null,
      security_above: null,
    })
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
}

/** Asks for a second person above so many fen of the first enterprise; null: never. */
export async function boundReviews(
  { db, clock }: Pick<TestGateway, 'db' | 'clock'>,
  review_above: number | null,
): Promise<void> {
  const none = { order_limit: null, person_day_limit: null, day_limit: null, warn_below: null };
  await db
    .insertInto('wallet_rule')
    .values({
      ...none,
      enterprise_num: '100001',
      changed_by: null,
      review_above,
      revision: 1,
      changed_at: clock.now,
    })
    .onConflict((conflict) => conflict.column('enterprise_num').doUpdateSet({ review_above }))
    .execute();
}
