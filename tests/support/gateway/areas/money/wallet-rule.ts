import type { TestGateway } from '../../harness';

/**
 * Removes every limit of an enterprise's wallet, as if another administrator had agreed. Later settings then only
 * tighten, and take effect at once.
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

/** Requires a second person above an amount in fen in the first enterprise; null for never. */
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
