import type { DatabaseTransaction } from '../db/database';
import type { DemoSeed } from '../seed/demo-seed';
import { addToBalance, openAccounts, walletsOf } from './accounts';
import { ENTERPRISES, type DemoEnterprise } from '../seed/organisation';

export const seed: DemoSeed = {
  after: ['enterprise'],
  async insert({ tx, now }) {
    for (const enterprise of ENTERPRISES) await insertAccounts(tx, enterprise, now);
  },
};

/** Before the first of the past orders, whose costs are taken from it. */
const OPENED_BEFORE_MS = 180 * 24 * 3_600_000;

/** A top-up in the ledger fills the wallet, like any other money. */
async function insertAccounts(
  tx: DatabaseTransaction,
  { enterpriseNum, creditLimit, prepaid }: DemoEnterprise,
  now: Date,
): Promise<void> {
  await openAccounts(tx, enterpriseNum, walletsOf(creditLimit));
  for (const [kind, amount] of [
    ['bank', -prepaid],
    ['prepaid', prepaid],
  ] as const)
    await addToBalance(tx, enterpriseNum, { kind, amount });
  const { transfer_no } = await tx
    .insertInto('ledger_transfer')
    .values({
      kind: 'topUp',
      payment_no: null,
      recharge_no: null,
      transferred_at: new Date(now.getTime() - OPENED_BEFORE_MS),
      memo: '期初预存',
    })
    .returning('transfer_no')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ledger_entry')
    .values([
      { transfer_no, account_no: `${enterpriseNum}-bank`, amount: -prepaid, balance_after: -prepaid },
      { transfer_no, account_no: `${enterpriseNum}-prepaid`, amount: prepaid, balance_after: prepaid },
    ])
    .execute();
}
