import type { Booking } from '../model/booking';
import { orderingOf } from '../model/order/ordering';
import type { Party } from './party';

/**
 * Takes who travels. Of an order begun it is the order's own: what is chosen at the search is changed there. Alone
 * the owner is no choice, unless a request would name others.
 */
export function chooseParty(booking: Booking, { owner, travellers }: Party): void {
  const { store } = booking;
  const { draft, request } = store.getState();
  const isSelf = travellers.length === 1 && travellers[0]?.staffNO === owner && !request;
  store.setState({ isChoosingParty: false });
  if (draft) orderingOf(booking).edit({ travellers });
  else store.setState({ party: isSelf ? undefined : { owner, travellers } });
}
