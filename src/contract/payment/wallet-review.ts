import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

const Fen = v.pipe(v.number(), v.integer());

/**
 * Consent that a payment method still needs where it takes more from the prepaid account than one person may pay alone
 * (specification 2.3). `needed`: no consent was requested, or only for less. `waiting`, `agreed`, `refused`: state of
 * the last request.
 */
export const WalletReview = v.object({
  reviewState: v.picklist(['needed', 'waiting', 'agreed', 'refused']),
  /** Amount taken from the account, fen. */
  amount: Fen,
  /** Highest amount that needs no consent, fen. */
  reviewAbove: Fen,
  /** Reason of the refusal; '' otherwise. */
  refuseReason: v.string(),
});
export type WalletReview = v.InferOutput<typeof WalletReview>;

/**
 * Requests a second person's consent to a payment of an order by the prepaid account. An earlier request for as much is
 * returned again; a request for more replaces the former. Throws walletReviewNotNeeded, and as payorder.
 */
export const applyWalletReview = call({
  gateway: 'settlement',
  path: '/jspubapi/settlement/applyWalletReview',
  body: v.object({
    orderNo: v.pipe(v.string(), v.trim(), v.nonEmpty('缺少订单号')),
    amount: v.pipe(Fen, v.minValue(1)),
  }),
  result: v.object({ reviewNo: v.string() }),
  needs: 'token',
  permission: OBJECT.payOrder,
  mutates: true,
  changes: ['order', 'wallet'],
  origin: 'suite',
});
