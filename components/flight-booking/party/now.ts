import type { Host } from '../../../src/element/host/host';
import { withSession } from '../../../src/element/host/sign-in';
import { findSelf } from '../model/calls';
import type { BookingState } from '../model/flow';
import { travellerOf } from '../passengers/travellers';
import { findRequestTravellers } from '../requests/request-travellers';
import { requestOfParty, travellersOf, type Party } from './party';

/** Who would travel as things stand: those chosen, those of the request, or the user alone. */
export async function partyNow(host: Host, state: BookingState, flightDate: string): Promise<Party> {
  const self = await withSession(host, () => findSelf(host.runtime));
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
