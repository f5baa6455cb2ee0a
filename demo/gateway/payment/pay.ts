import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { PAY_TYPE, type CompanyPart, type payorder } from '../../../src/contract/payment/payment';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/http/fault';
import { isPriceOver, repriceOrder } from '../flight-booking/reprice-order';
import type { CallerContext } from '../server/http/implement';
import { findOrderFor, type Order } from '../order/scope';
import { ensureClearing } from './accounts';
import { cashierUrl, checkReturnUrl } from './cashier-link';
import { companyWallet, findMethod, isUnavailableFor } from './methods';
import { findPaidPayment, findPendingPayment, insertPayment, takeOverPayment } from './queries';
import { settle } from './settle';
import { checkOpen, lockAndCheckWallet } from './check-wallet';
import type { Wallet } from './ledger';
import { checkReviewed } from './wallet-review';
import { checkSecured } from './wallet-security';

type Body = ParsedBodyOf<typeof payorder>;
type Answer = ResultOf<typeof payorder>;

/** Returns whether the payment of an order asks the supplier for its price. */
export async function asksForPrice(
  { db, caller, now }: CallerContext,
  { orderNo }: Pick<Body, 'orderNo'>,
): Promise<boolean> {
  return isPriceOver(await findOrderFor(db, caller, orderNo), now);
}

/** Pays an order at once from the enterprise's wallet, or redirects the payer to the cashier. */
export async function pay(deps: AreaDeps, context: CallerContext, body: Body): Promise<Answer> {
  const { db, caller, now } = context;
  const { orderNo, payType, subPayType, payAmount, companyPart } = body;
  const order = await findOrderFor(db, caller, orderNo, { lock: true });
  const paid = await findPaidPayment(db, orderNo);
  if (paid !== undefined) return { payState: 'paid', payUrl: '', paymentNo: paid.payment_no };

  checkOpen(context, order);
  const method = findMethod(payType, subPayType);
  if (method === undefined || isUnavailableFor(method, order.travel_type))
    throw new Fault('payMethodUnavailable');
  const returnUrl = checkReturnUrl(deps.config, body.returnUrl);
  await checkAmount(deps, context, order, payAmount);

  if (companyPart !== null) await checkCompanyPart(context, order, body, companyPart);
  else if (method.wallet !== 'cashier') await checkPart(context, order, method.wallet, payAmount);
  // a payment that could not be booked must not begin
  await ensureClearing(db, order.enterprise_num);
  const payerNo = caller.staffNo;
  const wanted = { orderNo, payType, subPayType, amount: payAmount, companyPart, payerNo };
  const pending = await findPendingPayment(db, wanted);
  const payment =
    pending === undefined
      ? await insertPayment(db, { ...wanted, now })
      : await takeOverPayment(db, pending, { payerNo, now });
  const paymentNo = payment.payment_no;
  if (method.wallet === 'cashier') {
    return { payState: 'redirect', payUrl: cashierUrl(deps.config, caller, payment, returnUrl), paymentNo };
  }
  const settled = await settle(context, order, payment, { operatorName: caller.staffName });
  if (!settled) throw new Fault(payType === PAY_TYPE.monthly ? 'creditShort' : 'walletShort');
  return { payState: 'paid', payUrl: '', paymentNo };
}

/**
 * Throws unless the enterprise can now bear its part and the payer the rest. The enterprise's part is held until the
 * payment.
 */
async function checkCompanyPart(
  context: CallerContext,
  order: Order,
  { payType, subPayType, payAmount }: Body,
  companyPart: CompanyPart,
): Promise<void> {
  const wallet = companyWallet(companyPart);
  const isOwnPart = findMethod(payType, subPayType)?.wallet === 'cashier' && companyPart.amount < payAmount;
  if (wallet === undefined || !isOwnPart || order.travel_type === TRAVEL_TYPE.personal) {
    throw new Fault('payMethodUnavailable');
  }
  await checkPart(context, order, wallet, companyPart.amount);
}

/**
 * Throws unless a wallet can pay this amount of an order, the required consent exists and the payer has proved their
 * identity.
 */
async function checkPart(
  context: CallerContext,
  order: Order,
  wallet: Wallet,
  amount: number,
): Promise<void> {
  await lockAndCheckWallet(context, order, wallet, amount);
  if (wallet !== 'prepaid') return;
  await checkReviewed(context, order, amount);
  await checkSecured(context, order.enterprise_num, amount);
}

/**
 * Throws payAmountChanged unless the shown amount is the current one. After the price guarantee the order is priced
 * anew; the rollback undoes that, and the next query of the payment methods repeats it.
 */
async function checkAmount(
  deps: AreaDeps,
  { db, now }: CallerContext,
  order: Order,
  shown: number,
): Promise<void> {
  const amount = isPriceOver(order, now) ? await repriceOrder(deps, db, order, now) : order.total_amount;
  if (shown !== amount) throw new Fault('payAmountChanged', undefined, { payAmount: amount });
}
