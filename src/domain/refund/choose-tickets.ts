import type { RefundDetail, TicketPlace, TicketQuote } from '../../contract/order/refund';

/** Chosen tickets with what comes back of each, and the insurances that come back with them. */
export interface RefundChoice {
  tickets: readonly TicketQuote[];
  insurances: RefundDetail['insurances'];
  amount: number;
}

/** undefined if one of the tickets is not there or cannot be given back. */
export function chooseTickets(
  detail: RefundDetail,
  places: readonly TicketPlace[],
): RefundChoice | undefined {
  const isChosen = (ticket: TicketPlace) =>
    places.some((place) => place.passengerNo === ticket.passengerNo && place.segmentNo === ticket.segmentNo);
  const tickets = detail.tickets.filter((ticket) => isChosen(ticket) && ticket.obstacle === null);
  // a place that is named twice or is none of the order's
  if (tickets.length !== places.length) return undefined;
  const insurances = detail.insurances.filter(({ passengerNo }) => isLastOf(detail, tickets, passengerNo));
  const amounts = [...tickets.map((t) => t.refundAmount), ...insurances.map((i) => i.amount)];
  return { tickets, insurances, amount: amounts.reduce((sum, amount) => sum + amount, 0) };
}

/**
 * Insurance comes back where nothing was flown and nothing is left to be flown. What was exchanged is in another order, and
 * the detail has no insurance to come back while there is something of it there.
 */
function isLastOf({ tickets }: RefundDetail, chosen: readonly TicketQuote[], passengerNo: number): boolean {
  const ofPassenger = chosen.filter((ticket) => ticket.passengerNo === passengerNo);
  return (
    ofPassenger.length > 0 &&
    tickets
      .filter((ticket) => ticket.passengerNo === passengerNo)
      .every(
        (ticket) =>
          ofPassenger.includes(ticket) || ticket.obstacle === 'refunded' || ticket.obstacle === 'exchanged',
      )
  );
}
