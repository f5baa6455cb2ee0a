import { loadChunk } from '../../../src/element/chunk';
import type { StoreApi } from 'zustand/vanilla';
import type { Host } from '../../../src/element/host';
import { placeOf } from '../form-check';
import type { BookingState } from '../flow';
import { lastDate } from '../legs';
import { TRAVEL_KIND, type TravelKind } from '../party/party';
import type { TravellerDraft } from '../passengers/draft';
import type { TravelRequest } from './request';

interface Needs {
  today: string;
  loadPlaces(): Promise<void>;
  setTravelType(travelType: TravelKind): void;
}

/** Booking from an approved trip or pre-trip request; part of the flow of a booking. */
export function createRequesting(
  host: Host,
  { getState, setState }: StoreApi<BookingState>,
  { today, loadPlaces, setTravelType }: Needs,
) {
  /** The request's cities and its first day that is not past. A form that says a journey it covers stays. */
  async function fillForm({ trip }: TravelRequest): Promise<void> {
    await loadPlaces();
    const { form, cities } = getState();
    const codes = trip.cities.map(({ cityCode }) => cityCode);
    const covers = (place: typeof form.dep) => place !== undefined && codes.includes(place.cityCode);
    const isCovered = covers(form.dep) && covers(form.arr);
    const [dep, arr] = codes.map((code) => placeOf(cities, code));
    const isDateCovered = form.date >= trip.beginDate && form.date <= trip.endDate;
    setState({
      form: {
        ...form,
        ...(isCovered ? {} : { dep: dep ?? form.dep, arr: arr ?? form.arr, typed: { dep: '', arr: '' } }),
        ...(isDateCovered ? {} : { date: trip.beginDate > today ? trip.beginDate : today }),
        errors: {},
      },
    });
  }

  /** Whoever is on the request and not yet on the order comes on; those typed in stay. */
  async function addTravellers({ trip }: TravelRequest): Promise<void> {
    const { draft, flow } = getState();
    if (!draft || flow.step !== 'passengers') return;
    const { findRequestTravellers } = await loadChunk(() => import('./request-travellers'));
    const found = await findRequestTravellers(host, trip.travellers, lastDate(flow.choices));
    setState((state) => (state.draft ? { draft: withTravellers(state.draft, found, trip.purposeName) } : {}));
  }

  return {
    openRequests: () => setState({ isChoosingRequest: true }),
    closeRequests: () => setState({ isChoosingRequest: false }),

    async chooseRequest(request: TravelRequest): Promise<void> {
      // it says who travels, and that it is on business
      setState({ request, party: undefined, isChoosingRequest: false });
      setTravelType(TRAVEL_KIND.business);
      try {
        await (getState().flow.step === 'passengers' ? addTravellers(request) : fillForm(request));
      } catch (error) {
        host.report(error);
      }
    },

    dropRequest: () => setState({ request: undefined }),
  };
}

/** An order with the travellers of a request beside those it has, and its purpose where none was said. */
export function withTravellers<D extends { travellers: readonly TravellerDraft[]; travelPurpose: string }>(
  draft: D,
  found: readonly TravellerDraft[],
  purpose: string,
): D {
  const missing = found.filter(
    ({ staffNO }) => !draft.travellers.some((traveller) => traveller.staffNO === staffNO),
  );
  return {
    ...draft,
    travellers: [...draft.travellers, ...missing],
    travelPurpose: draft.travelPurpose || purpose,
  };
}
