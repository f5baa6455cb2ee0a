import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { loadChunk } from '../../../src/element/runtime/chunk';
import type { Booking } from '../model/booking';
import { placeOf } from '../../../src/domain/place/places';
import { lastDate } from '../model/legs';
import type { TravellerDraft } from '../passengers/draft/draft';
import type { TravelRequest } from './request';

/** Books under an approved trip or pre-trip request. It defines the travellers, and that the travel is on business. */
export async function chooseRequest(booking: Booking, request: TravelRequest): Promise<void> {
  const { store, host } = booking;
  store.setState({ request, party: undefined, isChoosingRequest: false });
  booking.setTravelType(TRAVEL_TYPE.business);
  try {
    const isOrder = store.getState().flow.step === 'passengers';
    await (isOrder ? addTravellers(booking, request) : fillForm(booking, request));
  } catch (error) {
    host.report(error);
  }
}

/**
 * Fills the form with the request's cities and its first day that is not past. Covered cities and a covered date stay.
 */
async function fillForm({ store, today, loadPlaces }: Booking, { trip }: TravelRequest): Promise<void> {
  await loadPlaces();
  const { form, cities } = store.getState();
  const codes = trip.cities.map(({ cityCode }) => cityCode);
  const covers = (place: typeof form.dep) => place !== undefined && codes.includes(place.cityCode);
  const isCovered = covers(form.dep) && covers(form.arr);
  const [dep, arr] = codes.map((code) => placeOf(cities, code));
  const isDateCovered = form.date >= trip.beginDate && form.date <= trip.endDate;
  store.setState({
    form: {
      ...form,
      ...(isCovered ? {} : { dep: dep ?? form.dep, arr: arr ?? form.arr, typed: { dep: '', arr: '' } }),
      ...(isDateCovered ? {} : { date: trip.beginDate > today ? trip.beginDate : today }),
      errors: {},
    },
  });
}

/** Adds the request's travellers to the order. Entered travellers stay. */
async function addTravellers({ store, host }: Booking, { trip }: TravelRequest): Promise<void> {
  const { draft, flow } = store.getState();
  if (!draft || flow.step !== 'passengers') return;
  const { findRequestTravellers } = await loadChunk(() => import('./request-travellers'));
  const found = await findRequestTravellers(host, trip.travellers, lastDate(flow.choices));
  store.setState((state) =>
    state.draft ? { draft: withTravellers(state.draft, found, trip.purposeName) } : {},
  );
}

/** Draft with a request's missing travellers added, and its purpose where none is set. */
function withTravellers<D extends { travellers: readonly TravellerDraft[]; travelPurpose: string }>(
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
