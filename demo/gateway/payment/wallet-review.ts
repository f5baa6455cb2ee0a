import { sql, type Selectable } from 'kysely';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { formatPrice } from '../../../src/domain/money/money';
import { stricter } from '../../../src/domain/wallet/safeguards';
import { isReviewed, reviewOf, type ReviewRule } from '../../../src/domain/wallet/review';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { insertOrderLog } from '../order/order-log';
import type { Order } from '../order/scope';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { newNumber } from '../server/new-number';
import { lockAndCheckWallet } from './check-wallet';

export type ReviewRow = Selectable<Schema['wallet_review']>;

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /** Another person's consent to a payment is requested. */
    'payment.reviewAsked': { reviewNo: string };
  }
}

type OrderOf = Pick<Order, 'enterprise_num' | 'order_no'>;

/** Returns the amount above which another person has to consent, and the last request of an order. */
export async function findReviewRule(
  db: Database,
  { enterprise_num, order_no }: OrderOf,
): Promise<ReviewRule> {
  const rule = await db
    .selectFrom('wallet_rule')
    .select('review_above')
    .where('enterprise_num', '=', enterprise_num)
    .executeTakeFirst();
  const last = await findLast(db, order_no);
  const above = stricter(rule?.review_above ?? null, last?.review_above ?? null);
  if (above === null) return { above, asked: undefined };
  if (last === undefined || last.review_state === 'lapsed') return { above, asked: undefined };
  const { review_state: reviewState, amount, refuse_reason: refuseReason } = last;
  return { above, asked: { reviewState, amount, refuseReason } };
}

/**
 * Throws unless a payment by the prepaid account needs no consent or has that of a person other than the payer. The
 * caller has locked the order before.
 */
export async function checkReviewed(
  { db, caller }: Pick<CallerContext, 'db' | 'caller'>,
  order: OrderOf,
  amount: number,
): Promise<void> {
  const review = reviewOf(amount, await findReviewRule(db, order));
  if (!isReviewed(review)) throw new Fault('walletReviewNeeded');
  if (review === null) return;
  const agreed = await findLast(db, order.order_no);
  if (agreed?.decided_by === caller.staffNo) throw new Fault('walletReviewOwn');
}

/**
 * Requests another person's consent. Returns the number; an existing request for the same amount stays. The caller has
 * locked the order, which can be paid.
 */
export async function askForReview(context: CallerContext, order: Order, amount: number): Promise<string> {
  const { db, caller, now, emit } = context;
  const { order_no: orderNo, enterprise_num: enterpriseNum, total_amount: total } = order;
  if (order.travel_type === TRAVEL_TYPE.personal) throw new Fault('payMethodUnavailable');
  if (amount > total) throw new Fault('payAmountChanged', undefined, { payAmount: total });
  const rule = await findReviewRule(db, order);
  if (reviewOf(amount, rule) === null) throw new Fault('walletReviewNotNeeded');
  await lockAndCheckWallet(context, order, 'prepaid', amount);
  const last = await findLast(db, orderNo);
  if (last !== undefined && isLive(last)) {
    if (amount <= last.amount) return last.review_no;
    await db
      .updateTable('wallet_review')
      .set({ review_state: 'lapsed' })
      .where('review_no', '=', last.review_no)
      .execute();
  }
  const reviewNo = newNumber('FH', now);
  await db
    .insertInto('wallet_review')
    .values({
      review_no: reviewNo,
      enterprise_num: enterpriseNum,
      order_no: orderNo,
      amount,
      review_state: 'waiting',
      asked_by: caller.staffNo,
      asked_at: now,
      decided_by: null,
      decided_at: null,
      review_above: rule.above,
    })
    .execute();
  const content = `提交付款复核，企业预存 ¥${formatPrice(amount)}`;
  await insertOrderLog(db, { orderNo, at: now, operatorName: caller.staffName, content });
  await emit({ db, now }, 'payment.reviewAsked', { reviewNo });
  return reviewNo;
}

const isLive = ({ review_state }: ReviewRow): boolean =>
  review_state === 'waiting' || review_state === 'agreed';

const findLast = (db: Database, orderNo: string): Promise<ReviewRow | undefined> =>
  db
    .selectFrom('wallet_review')
    .selectAll()
    .where('order_no', '=', orderNo)
    // the request in force first, then the newest
    .orderBy(sql`review_state in ('waiting', 'agreed')`, 'desc')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
