import type { StaffTraveller } from '../../../../src/contract/staff';
import type { Host } from '../../../../src/element/host/host';
import { loadChunk } from '../../../../src/element/runtime/chunk';
import { blankDraft, type OrderDraft, type TravellerDraft } from '../../passengers/draft/draft';
import { findSelf } from '../../passengers/travellers/find-self';
import { costOf, adaptToFlight, travellerOf } from '../../passengers/travellers/travellers';
import type { TravelRequest } from '../../requests/request';
import type { BookingState } from '../booking-state';
import type { Choice } from '../journey';
import { lastDate } from '../legs';
import type { BookingBase } from '../booking-base';

/** Starts an order with the user as contact. The travellers are those chosen, those of the request, or the user. */
export async function startDraft(
  { host, store: { getState, setState } }: BookingBase,
  choices: readonly Choice[],
): Promise<void> {
  try {
    const self = await findSelf(host, { signIn: true });
    const flightDate = lastDate(choices);
    const { request, party } = getState();
    const travellers =
      party?.travellers.map((traveller) => adaptToFlight(traveller, flightDate)) ??
      (request && (await requestTravellers(host, request, flightDate)));
    setState(({ travelType }) => ({
      draft: newDraft({ travelType, request }, self, travellers, flightDate),
    }));
  } catch (error) {
    setState((state) => ({ draft: newDraft(state, undefined, state.party?.travellers, '') }));
    host.report(error);
  }
}

/** `travellers`: undefined for the user alone. */
function newDraft(
  { travelType, request }: Pick<BookingState, 'travelType' | 'request'>,
  self: StaffTraveller | undefined,
  travellers: readonly TravellerDraft[] | undefined,
  flightDate: string,
): OrderDraft {
  if (!self) return { ...blankDraft(''), travelType, travellers: travellers ?? [] };
  return {
    ...blankDraft(self.staffNO),
    travelType,
    travellers: travellers ?? [travellerOf(self, flightDate)],
    contactName: self.staffName,
    contactPhone: self.phone,
    travelPurpose: request?.trip.purposeName ?? '',
    cost: costOf(self),
  };
}

async function requestTravellers(
  host: Host,
  { trip }: TravelRequest,
  flightDate: string,
): Promise<TravellerDraft[]> {
  const { findRequestTravellers } = await loadChunk(() => import('../../requests/request-travellers'));
  return findRequestTravellers(host, trip.travellers, flightDate);
}
