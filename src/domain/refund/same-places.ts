import type { TicketPlace } from '../../contract/order/refund';

/** Are these the same tickets of an order, in whatever order they are named? */
export const areSamePlaces = (some: readonly TicketPlace[], others: readonly TicketPlace[]): boolean =>
  keysOf(some) === keysOf(others);

const keysOf = (places: readonly TicketPlace[]): string =>
  places
    .map(({ passengerNo, segmentNo }) => `${passengerNo}-${segmentNo}`)
    .toSorted()
    .join();
