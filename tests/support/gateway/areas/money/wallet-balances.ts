import { signNotice } from '../../../../../demo/gateway/cashier/protocol';
import { MERCHANT_NO, NOTIFY_PATH } from '../../../../../demo/gateway/payment/cashier-link';
import type { TestGateway } from '../../harness';

/** What an enterprise pays from, what its payers have paid at the cashier, and what it has bought, in fen. */
export type Account = 'prepaid' | 'credit' | 'cashier' | 'sales';

export async function balanceOf({ db }: Pick<TestGateway, 'db'>, kind: Account): Promise<number> {
  const account = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('enterprise_num', '=', '100001')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return account.balance;
}

/** Leaves so much to spend of a wallet. */
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

/** The cashier tells that so much has been paid; the status of the answer, once all that follows is done. */
export async function notifyPaid(gateway: TestGateway, paymentNo: string, amount: number): Promise<number> {
  const fields = { merchantNo: MERCHANT_NO, paymentNo, amount, tradeNo: `T${paymentNo}` };
  const payload = signNotice(gateway.config.cashierSecret, fields);
  const { statusCode } = await gateway.app.inject({ method: 'POST', url: NOTIFY_PATH, payload });
  await gateway.idle();
  return statusCode;
}
