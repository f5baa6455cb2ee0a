import type { Host } from '../../../src/element/host/host';
import type { BookingState } from '../model/booking-state';
import { findSelf } from '../passengers/travellers/find-self';
import { travellerOf } from '../passengers/travellers/travellers';
import { findRequestTravellers } from '../requests/request-travellers';
import { requestOfParty, travellersOf, type Party } from './party';

/** Current travellers: those chosen, those of the request, or the user alone. */
export async function currentParty(host: Host, state: BookingState, flightDate: string): Promise<Party> {
  const self = await findSelf(host, { signIn: true });
  const request = requestOfParty(state);
  const travellers =
    travellersOf(state) ??
    (request
      ? await findRequestTravellers(host, request.trip.travellers, flightDate)
      : self
        ? [travellerOf(self, flightDate)]
        : []);
  return { owner: self?.staffNO ?? '', travellers };
}
