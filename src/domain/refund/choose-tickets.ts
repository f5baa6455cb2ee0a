import type { RefundDetail, TicketPlace, TicketQuote } from '../../contract/order/refund';

/** Chosen tickets with the refund of each, and the insurances refunded with them. */
export interface RefundChoice {
  tickets: readonly TicketQuote[];
  insurances: RefundDetail['insurances'];
  amount: number;
}

/** Returns the choice, or undefined if one of the tickets does not exist or cannot be refunded. */
export function chooseTickets(
  detail: RefundDetail,
  places: readonly TicketPlace[],
): RefundChoice | undefined {
  const isChosen = (ticket: TicketPlace) =>
    places.some((place) => place.passengerNo === ticket.passengerNo && place.segmentNo === ticket.segmentNo);
  const tickets = detail.tickets.filter((ticket) => isChosen(ticket) && ticket.obstacle === null);
  // A place is repeated or does not belong to the order.
  if (tickets.length !== places.length) return undefined;
  const insurances = detail.insurances.filter(({ passengerNo }) => isLastOf(detail, tickets, passengerNo));
  const amounts = [...tickets.map((t) => t.refundAmount), ...insurances.map((i) => i.amount)];
  return { tickets, insurances, amount: amounts.reduce((sum, amount) => sum + amount, 0) };
}

/**
 * True when insurance is refunded: no ticket was flown and none is left to be flown. Exchanged tickets are in another
 * order, and the detail contains no refundable insurance while tickets are left there.
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
