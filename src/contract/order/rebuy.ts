import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { Confirmed, Fen, OrderNo, OverReasons, remark } from './after-sale';
import { ChosenReason, FlightChangeInput } from './change';
import { OrderStatus } from './list';
import { TicketPlace } from './refund';

/**
 * One ticket, changed and rebought, by its place in the order. Amounts in fen: changeCost = changeFee + fareDifference,
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
  /** 不得退: only taxes are refunded. */
  onlyTaxes: v.boolean(),
  refundAmount: Fen,
});
export type RebuyLine = v.InferOutput<typeof RebuyLine>;

/**
 * Comparison of a change with a refund of the tickets and a purchase of the new flights (退票重购): rebuyTotal = payTotal −
 * backTotal, below 0 where the refund exceeds the payment, and saved = changeTotal − rebuyTotal.
 */
export const RebuyQuote = v.object({
  lines: v.array(RebuyLine),
  /** Service fee of the new order. */
  serviceFee: Fen,
  /** New insurance for the insured travellers, and the refund of their old one. */
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

/** Outcome of a rebuy. `bought`: the new tickets are issued and the refund of the old ones is under way. */
export const REBUY_OUTCOMES = ['open', 'bought', 'done', 'refundFailed', 'notIssued', 'cancelled'] as const;
export const RebuyOutcome = v.picklist(REBUY_OUTCOMES);
export type RebuyOutcome = v.InferOutput<typeof RebuyOutcome>;

/** Tickets of an order that are refunded in exchange for those of a new one. */
export const RebuyRecord = v.object({
  /** The new order, and the one whose tickets are refunded. */
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
 * Compares the cost of changing these tickets with that of refunding them and buying the new flights. null where a
 * rebuy is impossible: for the carrier's cause, for flights, people or insurance that cannot be booked so, or without
 * the rights to book and to refund. `payName`: the method that pays the new order at once, as the old one was; empty
 * where a user has to pay.
 */
export const queryRebuyQuote = call({
  gateway: 'flight',
  path: '/CLTicketChangeService/api/queryRebuyQuote',
  body: v.object(FlightChangeInput),
  result: v.nullable(v.object({ ...RebuyQuote.entries, payName: v.string() })),
  needs: 'token',
  reads: ['order', 'flight', 'setting'],
  permission: OBJECT.changeOrder,
  origin: 'suite',
});

/** Returns the rebuys from or into an order, oldest first. */
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
 * Buys the new flights, and refunds the old tickets once the new ones are issued; the refund amount is fixed now. The
 * new order is paid as the old one was where the enterprise's wallet bears it, or waits for its payment or approver.
 * The old tickets stay unchanged until the new ones are issued, and for good if these never are. `payTotal`,
 * `backTotal`: the shown amounts; throws rebuyAmountChanged, and does nothing, if one differs by now.
 */
export const applyRebuy = call({
  gateway: 'flight',
  path: '/CLTicketChangeService/api/applyRebuy',
  body: v.object({
    ...FlightChangeInput,
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
