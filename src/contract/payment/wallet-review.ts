import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

const Fen = v.pipe(v.number(), v.integer());

/**
 * What a way to pay still needs where it takes more from the prepaid account than the enterprise lets one person pay alone
 * (specification 2.3). `needed`: nobody was asked, or for less. `waiting`, `agreed`, `refused`: by who was asked last.
 */
export const WalletReview = v.object({
  reviewState: v.picklist(['needed', 'waiting', 'agreed', 'refused']),
  /** What it takes from the account, fen. */
  amount: Fen,
  /** Up to which nobody else is asked, fen. */
  reviewAbove: Fen,
  /** Why it was refused; '' otherwise. */
  refuseReason: v.string(),
});
export type WalletReview = v.InferOutput<typeof WalletReview>;

/**
 * Asks for somebody else's consent to a payment of an order by the prepaid account. One that was asked for before, for as much,
 * is answered again; for more it takes the place of the former. Refused with walletReviewNotNeeded, and as paying is.
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
