import { OBJECT } from '../../../../src/contract/permission/objects';
import { reviewOf } from '../../../../src/domain/wallet/review';
import { isSecurityOpen, securityFor } from '../../../../src/domain/wallet/security';
import type { Database } from '../../db/database';
import { findMethod, isUnavailableFor } from '../../payment/methods';
import { pay } from '../../payment/pay';
import { findPaidPayment } from '../../payment/queries';
import { findPayable, mostOf } from '../../payment/wallet-limits';
import { findReviewRule } from '../../payment/wallet-review';
import { findWalletSecurity } from '../../payment/wallet-security';
import type { AreaDeps } from '../../server/deps';
import type { CallerContext } from '../../server/http/implement';
import { lockOrder } from '../lifecycle';
import { worksOn, type Order } from '../scope';

type FormerPayMethod = NonNullable<ReturnType<typeof findMethod>>;

/**
 * Finds a way to pay the new order at once as the order it replaces was paid: with an enterprise wallet that bears the
 * whole amount without a consent or a security password. Returns undefined when a person has to pay: at the cashier,
 * with a colleague's rights, after a consent, or with their security password.
 */
export async function findFormerPayMethod(
  context: Pick<CallerContext, 'db' | 'caller' | 'authSign' | 'now'>,
  order: Order,
  amount: number,
): Promise<FormerPayMethod | undefined> {
  const { db, caller, now } = context;
  const mayWork = await worksOn(db, caller, [order.order_no]);
  if (!mayWork(OBJECT.payOrder, order.order_no)) return undefined;
  const payment = await findFirstPayment(db, order);
  // a mixed payment includes the payer's own money
  if (payment === undefined || payment.company_amount > 0) return undefined;
  const way = findMethod(payment.pay_type, payment.sub_pay_type);
  if (way === undefined || way.wallet === 'cashier' || isUnavailableFor(way, order.travel_type))
    return undefined;
  const { enterprise_num: enterpriseNum, order_no: orderNo } = order;
  const payable = await findPayable(db, { enterpriseNum, orderNo, staffNo: caller.staffNo, now });
  if (mostOf(way.wallet, payable) < amount) return undefined;
  // the new amount has no consent yet
  const { above } = await findReviewRule(db, order);
  const isAlone = way.wallet !== 'prepaid' || reviewOf(amount, { above, asked: undefined }) === null;
  if (!isAlone) return undefined;
  const security = way.wallet === 'prepaid' ? await findWalletSecurity(context, enterpriseNum) : null;
  return isSecurityOpen(securityFor(amount, security)) ? undefined : way;
}

/** Finds the payment of an order; a free change falls back to the payment of the order it changes. */
async function findFirstPayment(db: Database, order: Order): ReturnType<typeof findPaidPayment> {
  const payment = await findPaidPayment(db, order.order_no);
  if (payment !== undefined || order.change_of === null) return payment;
  const before = await db
    .selectFrom('flight_order')
    .selectAll()
    .where('order_no', '=', order.change_of)
    .executeTakeFirst();
  return before && findFirstPayment(db, before);
}

/** Pays the new order at once if possible. Returns its resulting state. */
export async function payAsBefore(
  deps: AreaDeps,
  context: CallerContext,
  { old, newOrderNo }: { old: Order; newOrderNo: string },
): Promise<Order> {
  const { db } = context;
  const order = await lockOrder(db, newOrderNo);
  if (order === undefined) throw new Error(`There is no order ${newOrderNo}`);
  const way =
    order.order_status === '待支付' ? await findFormerPayMethod(context, old, order.total_amount) : undefined;
  if (way === undefined) return order;
  await pay(deps, context, {
    orderNo: newOrderNo,
    payType: way.payType,
    subPayType: way.subPayType,
    payAmount: order.total_amount,
    companyPart: null,
    returnUrl: '',
  });
  return (await lockOrder(db, newOrderNo)) ?? order;
}
