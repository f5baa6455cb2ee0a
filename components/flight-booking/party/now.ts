import type { Host } from '../../../src/element/host';
import { withSession } from '../../../src/element/sign-in';
import { findSelf } from '../calls';
import type { BookingState } from '../flow';
import type { TravellerDraft } from '../passengers/draft';
import { travellerOf } from '../passengers/travellers';
import { findRequestTravellers } from '../requests/request-travellers';
import { requestOfParty, travellersOf } from './party';

interface PartyNow {
  /** The user's own staff number; '' where he is not of the enterprise's staff. */
  self: string;
  travellers: readonly TravellerDraft[];
}

/** Who would travel as things stand: those chosen, those of the request, or the user himself. */
export async function partyNow(host: Host, state: BookingState, flightDate: string): Promise<PartyNow> {
  const self = await withSession(host, () => findSelf(host.runtime));
  const request = requestOfParty(state);
  const travellers =
    travellersOf(state) ??
    (request
      ? await findRequestTravellers(host, request.trip.travellers, flightDate)
      : self
        ? [travellerOf(self, flightDate)]
        : []);
  return { self: self?.staffNO ?? '', travellers };
}
