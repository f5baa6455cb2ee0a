import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { Confirmed, Fen, OrderNo, OverReasons, remark } from './after-sale';
import { ChosenReason, WantedFlights } from './change';
import { OrderStatus } from './list';
import { TicketPlace } from './refund';

/**
 * One ticket both ways, by its place in the order. Amounts in fen: changeCost = changeFee + fareDifference,
 * newCost = newPrice + newTaxes, refundAmount = oldPrice − refundFee + oldTaxes.
 */
export const RebuyLine = v.object({
  ...TicketPlace.entries,
  changeFee: Fen,
  fareDifference: Fen,
  changeCost: Fen,
  newPrice: Fen,
  newTaxes: Fen,
  newCost: Fen,
  oldPrice: Fen,
  refundFee: Fen,
  oldTaxes: Fen,
  /** 不得退: the taxes alone come back. */
  onlyTaxes: v.boolean(),
  refundAmount: Fen,
});
export type RebuyLine = v.InferOutput<typeof RebuyLine>;

/**
 * A change beside giving the tickets back and buying those of the new flights (退票重购): rebuyTotal = payTotal − backTotal,
 * below 0 where more comes back than is paid, and saved = changeTotal − rebuyTotal.
 */
export const RebuyQuote = v.object({
  lines: v.array(RebuyLine),
  /** Of the new order. */
  serviceFee: Fen,
  /** Insurance bought anew for those who are insured, and what comes back of theirs. */
  insurancePrice: Fen,
  insuranceBack: Fen,
  changeTotal: Fen,
  payTotal: Fen,
  backTotal: Fen,
  rebuyTotal: Fen,
  saved: Fen,
  isCheaper: v.boolean(),
});
export type RebuyQuote = v.InferOutput<typeof RebuyQuote>;

/** What has become of one: `bought`: the new tickets are issued and the old ones are being given back. */
export const REBUY_OUTCOMES = ['open', 'bought', 'done', 'refundFailed', 'notIssued', 'cancelled'] as const;
export const RebuyOutcome = v.picklist(REBUY_OUTCOMES);
export type RebuyOutcome = v.InferOutput<typeof RebuyOutcome>;

/** Tickets of an order that are given back for those of a new one. */
export const RebuyRecord = v.object({
  /** The new order, and the one whose tickets go back. */
  newOrderNo: v.string(),
  oldOrderNo: v.string(),
  outcome: RebuyOutcome,
  newOrderStatus: OrderStatus,
  /** Empty until the new tickets are issued. */
  refundNo: v.string(),
  payTotal: Fen,
  backTotal: Fen,
  applicantName: v.string(),
  /** ISO. */
  applyTime: v.string(),
  passengerNames: v.array(v.string()),
  canPay: v.boolean(),
  canCancel: v.boolean(),
});
export type RebuyRecord = v.InferOutput<typeof RebuyRecord>;

/**
 * What changing these tickets costs beside giving them back and buying the new flights. null where that cannot be had: for the
 * carrier's cause, for flights, people or insurance that cannot be booked so, or without the right to book and to give back.
 * `payName`: how the new order is paid for at once, as the old one was; empty where somebody has to pay for it.
 */
export const queryRebuyQuote = call({
  gateway: 'flight',
  path: '/CLTicketChangeService/api/queryRebuyQuote',
  body: v.object(WantedFlights),
  result: v.nullable(v.object({ ...RebuyQuote.entries, payName: v.string() })),
  needs: 'token',
  reads: ['order', 'flight', 'setting'],
  permission: OBJECT.changeOrder,
  origin: 'suite',
});

/** What was given back and bought anew of an order, or by it, oldest first. */
export const queryRebuys = call({
  gateway: 'flight',
  path: '/CLTicketChangeService/api/queryRebuys',
  body: v.object({ orderNo: OrderNo }),
  result: v.array(RebuyRecord),
  needs: 'token',
  reads: ['order'],
  origin: 'suite',
});

/**
 * Buys the new flights and has the old tickets given back once the new ones are issued; what comes back is settled now. The new
 * order is paid as the old one was where the enterprise's wallet bears it, or waits for its payment or approver. Until its
 * tickets are issued the old ones stay as they are, and for good where they are not. `payTotal`, `backTotal`: what was shown;
 * refused with rebuyAmountChanged, and nothing done, if one is another by now.
 */
export const applyRebuy = call({
  gateway: 'flight',
  path: '/CLTicketChangeService/api/applyRebuy',
  body: v.object({
    ...WantedFlights,
    changeReason: ChosenReason,
    remark: remark('改签说明不能超过200字'),
    payTotal: Fen,
    backTotal: Fen,
    overReasons: OverReasons,
    ...Confirmed,
  }),
  result: v.object({
    newOrderNo: v.string(),
    orderStatus: OrderStatus,
    payTotal: Fen,
    backTotal: Fen,
    payDeadline: v.string(),
    canPay: v.boolean(),
  }),
  needs: 'token',
  permission: OBJECT.changeOrder,
  mutates: true,
  changes: ['order', 'approval', 'flight'],
  origin: 'suite',
});
