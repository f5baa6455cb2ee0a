import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { expireIfOverdue, isOverdue } from '../order/lifecycle';
import type { Order } from '../order/scope';
import type { Wallet } from './ledger';
import { checkPayable, findPayable, lockWallet } from './wallet-limits';

/** Throws unless an order may be paid now. */
export function checkOpen({ now, emit, after }: CallerContext, order: Order): void {
  if (isOverdue(order, now)) {
    // runs after the rollback of this transaction, which would undo the freeing of the seats
    after('expire order', (db) => expireIfOverdue({ db, now, emit }, order.order_no));
    throw new Fault('orderExpired');
  }
  if (order.expired) throw new Fault('orderExpired');
  if (order.order_status !== '待支付') throw new Fault('orderNotPayable');
}

/**
 * Throws unless a wallet can and may pay this amount of an order. The wallet stays locked against other payments until
 * the transaction ends.
 */
export async function lockAndCheckWallet(
  { db, caller, now }: CallerContext,
  order: Order,
  wallet: Wallet,
  amount: number,
): Promise<void> {
  const { enterprise_num: enterpriseNum, order_no: orderNo } = order;
  await lockWallet(db, enterpriseNum, wallet);
  const payable = await findPayable(db, { enterpriseNum, orderNo, staffNo: caller.staffNo, now });
  checkPayable(wallet, amount, payable);
}
