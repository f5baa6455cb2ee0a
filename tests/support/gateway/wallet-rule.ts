import type { TestGateway } from './harness';

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
