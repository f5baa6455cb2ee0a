import * as v from 'valibot';
import { OverReasonChoice } from '../travel-standard/shapes';

/** Shapes that the calls of changes, refunds and rebuys of tickets share. */
export const Fen = v.pipe(v.number(), v.integer());
export const OrderNo = v.pipe(v.string(), v.trim(), v.nonEmpty('缺少订单号'), v.maxLength(40, '订单号过长'));
export const Place = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

/** The applicant's remark besides the reason; `tooLong`: the message for too long ones. */
export const remark = (tooLong: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, tooLong)), '');

/** The approved application for the change or refund; empty for none. */
export const OptionalApplyId = v.optional(v.pipe(v.string(), v.trim()), '');

export const Confirmed = {
  /** Confirms that a traveller has another flight at the time of a new one. */
  overlapConfirmed: v.optional(v.boolean(), false),
  /** Confirms that budgets of cost centres do not cover it. */
  budgetConfirmed: v.optional(v.boolean(), false),
};

/** Reasons for breaking the standards, as for an order. */
export const OverReasons = v.optional(v.array(OverReasonChoice), []);
