import type { Booking } from '../model/booking';
import { orderStoreOf } from '../model/order/order-store';
import type { Party } from './party';

/**
 * Applies the chosen travellers, also to an order under way. The user alone counts as no choice, unless a request would
 * name others.
 */
export function chooseParty(booking: Booking, { owner, travellers }: Party): void {
  const { store } = booking;
  const { draft, request } = store.getState();
  const isSelf = travellers.length === 1 && travellers[0]?.staffNO === owner && !request;
  store.setState({ isChoosingParty: false });
  if (draft) orderStoreOf(booking).edit({ travellers });
  else store.setState({ party: isSelf ? undefined : { owner, travellers } });
}
