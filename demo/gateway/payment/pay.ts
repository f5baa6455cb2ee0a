import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { PAY_TYPE, type CompanyPart, type payorder } from '../../../src/contract/payment/payment';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/fault';
import { isPriceOver, repriceOrder } from '../flight-booking/reprice-order';
import type { CallerContext } from '../server/implement';
import { expireIfOverdue, isOverdue } from '../order/lifecycle';
import { findOrderFor, type Order } from '../order/scope';
import { cashierUrl, checkReturnUrl } from './cashier-link';
import { companyWallet, findMethod, isUnavailableFor } from './methods';
import { findPaidPayment, findPendingPayment, findSpendable, insertPayment } from './queries';
import { settle } from './settle';

type Body = ParsedBodyOf<typeof payorder>;
type Answer = ResultOf<typeof payorder>;

/** Pays an order at once from the enterprise's wallet, or sends the payer on to the cashier. */
export async function pay(deps: AreaDeps, context: CallerContext, body: Body): Promise<Answer> {
  const { db, caller, now } = context;
  const { orderNo, payType, subPayType, payAmount, companyPart } = body;
  const order = await findOrderFor(db, caller, orderNo, { lock: true });
  const paid = await findPaidPayment(db, orderNo);
  if (paid !== undefined) return { payState: 'paid', payUrl: '', paymentNo: paid.payment_no };

  checkPayable(context, order);
  const method = findMethod(payType, subPayType);
  if (method === undefined || isUnavailableFor(method, order.travel_type))
    throw new Fault('payMethodUnavailable');
  const returnUrl = checkReturnUrl(deps.config, body.returnUrl);
  await checkAmount(deps, context, order, payAmount);

  if (companyPart !== null) await checkCompanyPart(db, order, body, companyPart);
  const wanted = { orderNo, payType, subPayType, amount: payAmount, companyPart };
  const payment = (await findPendingPayment(db, wanted)) ?? (await insertPayment(db, { ...wanted, now }));
  const paymentNo = payment.payment_no;
  if (method.wallet === 'cashier') {
    return { payState: 'redirect', payUrl: cashierUrl(deps.config, payment, returnUrl), paymentNo };
  }
  const settled = await settle(context, order, payment, { operatorName: caller.staffName });
  if (!settled) throw new Fault(payType === PAY_TYPE.monthly ? 'creditShort' : 'walletShort');
  return { payState: 'paid', payUrl: '', paymentNo };
}

function checkPayable({ now, emit, after }: CallerContext, order: Order): void {
  if (isOverdue(order, now)) {
    // the refusal rolls this transaction back, so the seats are freed after it
    after('expire order', (db) => expireIfOverdue({ db, now, emit }, order.order_no));
    throw new Fault('orderExpired');
  }
  if (order.expired) throw new Fault('orderExpired');
  if (order.order_status !== '待支付') throw new Fault('orderNotPayable');
}

/** Throws unless the enterprise can bear its part now, and the payer the rest. It is taken when they have paid. */
async function checkCompanyPart(
  db: CallerContext['db'],
  order: Order,
  { payType, subPayType, payAmount }: Body,
  companyPart: CompanyPart,
): Promise<void> {
  const wallet = companyWallet(companyPart);
  const isOwnPart = findMethod(payType, subPayType)?.wallet === 'cashier' && companyPart.amount < payAmount;
  if (wallet === undefined || !isOwnPart || order.travel_type === TRAVEL_TYPE.personal) {
    throw new Fault('payMethodUnavailable');
  }
  const left = (await findSpendable(db, order.enterprise_num))[wallet] ?? 0;
  if (left < companyPart.amount) throw new Fault(wallet === 'credit' ? 'creditShort' : 'walletShort');
}

/**
 * Throws payAmountChanged unless the amount shown is the one to pay. After the price guarantee that is the price
 * of this moment; the refusal undoes the repricing, which is done again for whoever asks how to pay.
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
