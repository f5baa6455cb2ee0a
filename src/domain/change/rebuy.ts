import type { TicketChange } from '../../contract/order/change';
import type { RebuyLine, RebuyQuote } from '../../contract/order/rebuy';
import type { TicketPlace } from '../../contract/order/refund';
import type { RefundChoice } from '../refund/choose-tickets';

/** The new flights, bought anew by the same passengers. Amounts in fen. */
export interface Purchase {
  /** Tickets by the places of those that they replace. */
  tickets: readonly (TicketPlace & { salePrice: number; taxes: number })[];
  serviceFee: number;
  insurancePrice: number;
}

/**
 * Compares a change with a refund of the same tickets and a purchase of the new flights, ticket by ticket. Throws where
 * the three do not cover the same tickets.
 */
export function compareRebuy(
  change: readonly TicketChange[],
  refund: RefundChoice,
  purchase: Purchase,
): RebuyQuote {
  if (change.length !== refund.tickets.length || change.length !== purchase.tickets.length)
    throw new Error('The change, the refund and the purchase are of other tickets');
  const lines = change.map((ticket): RebuyLine => {
    const { passengerNo, segmentNo, changeFee, fareDifference } = ticket;
    const old = ofPlace(refund.tickets, ticket);
    const bought = ofPlace(purchase.tickets, ticket);
    return {
      passengerNo,
      segmentNo,
      changeFee,
      fareDifference,
      changeCost: changeFee + fareDifference,
      newPrice: bought.salePrice,
      newTaxes: bought.taxes,
      newCost: bought.salePrice + bought.taxes,
      oldPrice: old.salePrice,
      refundFee: old.refundFee,
      oldTaxes: old.taxes,
      onlyTaxes: old.onlyTaxes,
      refundAmount: old.refundAmount,
    };
  });
  const { serviceFee, insurancePrice } = purchase;
  const insuranceBack = sum(refund.insurances.map(({ amount }) => amount));
  const changeTotal = sum(lines.map(({ changeCost }) => changeCost));
  const payTotal = sum(lines.map(({ newCost }) => newCost)) + serviceFee + insurancePrice;
  const backTotal = sum(lines.map(({ refundAmount }) => refundAmount)) + insuranceBack;
  const rebuyTotal = payTotal - backTotal;
  const saved = changeTotal - rebuyTotal;
  return {
    lines,
    serviceFee,
    insurancePrice,
    insuranceBack,
    changeTotal,
    payTotal,
    backTotal,
    rebuyTotal,
    saved,
    isCheaper: saved > 0,
  };
}

function ofPlace<Ticket extends TicketPlace>(tickets: readonly Ticket[], place: TicketPlace): Ticket {
  const found = tickets.find(
    ({ passengerNo, segmentNo }) => passengerNo === place.passengerNo && segmentNo === place.segmentNo,
  );
  if (found === undefined) throw new Error('The change, the refund and the purchase are of other tickets');
  return found;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
