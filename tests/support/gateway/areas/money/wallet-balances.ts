import assert from 'node:assert/strict';
import { signNotice } from '../../../../../src/protocol/cashier/sign';
import { MERCHANT_NO, NOTIFY_PATH } from '../../../../../demo/gateway/payment/cashier-link';
import type { TestGateway } from '../../harness';

/**
 * Balances in fen: the enterprise's wallets, payments of its payers at the cashier without those that are due back, and
 * purchases.
 */
export type Account = 'prepaid' | 'credit' | 'cashier' | 'sales';

export async function balanceOf({ db }: Pick<TestGateway, 'db'>, kind: Account): Promise<number> {
  const accounts = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('enterprise_num', '=', '100001')
    .where('kind', 'in', kind === 'cashier' ? [kind, 'refundDue'] : [kind])
    .execute();
  assert.ok(accounts.length > 0);
  return accounts.reduce((sum, { balance }) => sum + balance, 0);
}

/** Leaves a spendable amount in a wallet. */
export async function leaveSpendable(
  gateway: Pick<TestGateway, 'db'>,
  kind: 'prepaid' | 'credit',
  fen: number,
): Promise<void> {
  const floor = (await balanceOf(gateway, kind)) - fen;
  await gateway.db
    .updateTable('ledger_account')
    .set({ floor })
    .where('account_no', '=', `100001-${kind}`)
    .execute();
}

/** Sends the cashier's notice of a payment. Resolves with the status of the answer, after all follow-up work. */
export async function notifyPaid(gateway: TestGateway, paymentNo: string, amount: number): Promise<number> {
  const fields = { merchantNo: MERCHANT_NO, paymentNo, amount, tradeNo: `T${paymentNo}` };
  const payload = signNotice(gateway.config.cashierSecret, fields);
  const { statusCode } = await gateway.app.inject({ method: 'POST', url: NOTIFY_PATH, payload });
  await gateway.idle();
  return statusCode;
}
