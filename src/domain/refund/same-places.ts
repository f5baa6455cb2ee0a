import type { TicketPlace } from '../../contract/order/refund';

/** True when two lists contain the same tickets of an order, in any order. */
export const areSamePlaces = (some: readonly TicketPlace[], others: readonly TicketPlace[]): boolean =>
  keysOf(some) === keysOf(others);

const keysOf = (places: readonly TicketPlace[]): string =>
  places
    .map(({ passengerNo, segmentNo }) => `${passengerNo}-${segmentNo}`)
    .toSorted()
    .join();
