import assert from 'node:assert/strict';
import { orderCancel } from '../../../../../src/contract/order/list';
import { payorder } from '../../../../../src/contract/payment/payment';
import type { CashierRefund } from '../../../../../demo/gateway/payment/cashier-refunds/decide';
import { bookSelf } from '../booking';
import type { TestGateway } from '../../harness';
import { notifyPaid } from './wallet-balances';

/**
 * Pays an order at the cashier after its cancellation, so that its money is due back. `pay` pays a link there; without
 * it only the notice comes. Returns its refund.
 */
export async function refundDue(
  gateway: TestGateway,
  as: string,
  pay?: (payUrl: string) => Promise<unknown>,
): Promise<CashierRefund> {
  const { orderNo, totalAmount } = await bookSelf(gateway, as);
  const body = { orderNo, payType: 4, subPayType: 1, payAmount: totalAmount };
  const { payUrl, paymentNo } = await gateway.ok(payorder, body, { as });
  await gateway.ok(orderCancel, { orderNo }, { as });
  if (pay) await pay(payUrl);
  else assert.equal(await notifyPaid(gateway, paymentNo, totalAmount), 200);
  const refund = await gateway.db
    .selectFrom('cashier_refund')
    .selectAll()
    .where('payment_no', '=', paymentNo)
    .executeTakeFirstOrThrow();
  assert.equal(refund.amount, totalAmount);
  return refund;
}

/** A refund as it is stored now. */
export const refundNow = (
  gateway: TestGateway,
  { refund_no: refundNo }: CashierRefund,
): Promise<CashierRefund> =>
  gateway.db
    .selectFrom('cashier_refund')
    .selectAll()
    .where('refund_no', '=', refundNo)
    .executeTakeFirstOrThrow();

/** Balance of an account of the enterprise of the staff, fen. */
export async function balanceOf(
  gateway: TestGateway,
  kind: 'refundDue' | 'cashier' | 'bank',
): Promise<number> {
  const { balance } = await gateway.db
    .selectFrom('ledger_account')
    .select('balance')
    .where('enterprise_num', '=', '100001')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return balance;
}
