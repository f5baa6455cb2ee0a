import * as v from 'valibot';
import { TicketPlace } from './refund';

const Fen = v.pipe(v.number(), v.integer());
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
