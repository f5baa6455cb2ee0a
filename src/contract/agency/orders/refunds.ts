import * as v from 'valibot';
import { call } from '../../call';
import { FirstConfirmation, SeenFirst } from '../dual-control';

const BASE = '/agencyController/';
const Numbered = v.pipe(v.string(), v.trim(), v.maxLength(60));

/** First confirmation of a refund above the agency's limit, which waits for a second operator. */
export const OrderRefundConfirmation = v.object({
  ...FirstConfirmation.entries,
  /** Amount that comes back for the tickets, in fen. */
  ticketAmount: v.number(),
  reason: v.string(),
  /** The caller has confirmed it. */
  isCaller: v.boolean(),
});
export type OrderRefundConfirmation = v.InferOutput<typeof OrderRefundConfirmation>;

const Refunding = {
  orderNo: v.pipe(Numbered, v.nonEmpty('缺少订单号')),
  /** '' for a whole order whose tickets were not issued. */
  refundNo: Numbered,
  firstOperatorNo: v.pipe(SeenFirst, v.nonEmpty()),
  /** Moment of the confirmation that the caller was shown; a later one may have another amount. */
  confirmTime: v.pipe(v.string(), v.isoTimestamp()),
};

const deciding = {
  gateway: 'agency',
  result: v.object({}),
  needs: 'operator',
  right: 'mendOrders',
  mutates: true,
  changes: ['agencyOrder', 'agencyLog'],
  origin: 'suite',
} as const;

/**
 * Makes a refund that a first operator has confirmed, with their amount and reason. Throws agencyOrderUnknown,
 * orderNotIssuing, issueUnknown, refundNotOpen, ticketsBoarded, confirmationChanged, confirmationOwn, confirmationVoid.
 */
export const confirmOrderRefund = call({
  ...deciding,
  path: `${BASE}confirmOrderRefund`,
  body: v.object(Refunding),
});

/**
 * Takes the first confirmation of a refund back, by its operator or by another one who does not agree. Throws
 * agencyOrderUnknown, orderNotIssuing, refundNotOpen, confirmationChanged.
 */
export const returnOrderRefund = call({
  ...deciding,
  path: `${BASE}returnOrderRefund`,
  body: v.object({
    ...Refunding,
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('请填写退回原因'),
      v.maxLength(200, '原因不能超过200个字'),
    ),
  }),
});
