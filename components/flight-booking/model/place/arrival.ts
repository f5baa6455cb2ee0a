import { chosenStorage } from '../../passengers/draft/stored-draft';
import type { BookingBase } from '../booking-base';
import type { DraftStep, OrderStep } from '../flow';
import type { Choice, Query, SearchCriteria } from '../journey';
import { isDrafting, isOrderStep, placeOf, type BookingPlace } from './place';
import { isSearchOf, type Prefill } from '../search/criteria';
import { searchStoreOf } from '../search/search-store';
import { readView } from '../view';

export type ArrivalCode = ReturnType<typeof arrivalOf>;

/** Operations from outside the flight list: a search, and requests of an embedder or an address. */
export const arrivalOf = (booking: BookingBase) => ({
  search: searchStoreOf(booking).search,
  arrive: (arrival: Arrival) => arriveAt(booking, arrival),
});

/** Request of an embedder or an address, and its origin. */
interface Arrival {
  wanted: Prefill;
  place: BookingPlace;
  /** View of the flights as in the address. */
  view: string;
  /** True when it differs from the last request. */
  isNew: boolean;
  /** True when the address only reflects the user's own navigation. */
  isFollowing: boolean;
  /** True when the user pressed the search button in the first paint. */
  submitted: boolean;
}

/** Applies the search, and navigates to the step of the address: back, forward or initially. */
async function arriveAt(booking: BookingBase, arrival: Arrival): Promise<void> {
  const { wanted, place, view, isNew, isFollowing, submitted } = arrival;
  const search = searchStoreOf(booking);
  const { walk } = createStepNavigation(booking);
  if (isOrderStep(place.step)) {
    if (isFollowing) return;
    search.wantView(readView(view));
    return walk(place, wanted, []);
  }
  const legs =
    place.step === 'return'
      ? (booking.legsChosen() ?? chosenStorage(booking.host.runtime).read())
      : undefined;
  const chosen = legs && isSearchOf(wanted, legs.query) ? legs.choices : [];
  // the view belongs to return flights whose outbound choice is unknown, so it does not apply to the outbound flights
  const isOfOtherFlights = place.step === 'return' && chosen.length === 0;
  if (!isFollowing) search.wantView(isOfOtherFlights ? {} : readView(view));
  const lead = async () => {
    const isOther = await search.prefill(wanted, { isNew, submitted, chosen });
    if (!isOther && !isFollowing) await walk(place, wanted, chosen);
  };
  await (isFollowing ? lead() : booking.correcting(lead));
  // a pending view must not apply to the next search
  if (!isDrafting(booking.store.getState().flow)) search.wantView({});
}

function createStepNavigation(booking: BookingBase) {
  const { getState, setState } = booking.store;
  const { backToResults, rechoose, resume, find } = searchStoreOf(booking);

  /** Opens an existing order: the one in view, or a newly read one. */
  function openOrder(orderNo: string, wanted: OrderStep): void {
    const { flow } = getState();
    if (flow.step === 'paying' && flow.order.orderNo === orderNo && wanted === 'order') {
      setState({ flow: { ...flow, step: 'created' } });
    } else setState({ flow: { step: 'opening', orderNo, wanted } });
  }

  /** Returns to the order draft, if there is one for this journey. */
  function toDraft(step: DraftStep): void {
    const { flow, ahead, draft } = getState();
    if (!ahead || !draft || !('query' in flow) || !isSameQuery(ahead.query, flow.query)) return;
    setState({ flow: { ...ahead, step }, isResumed: false });
  }

  async function toFlights(step: '' | 'return', chosen: readonly Choice[]): Promise<void> {
    const { flow } = getState();
    const lastLeg = 'query' in flow && flow.choices.length > 1 ? 'return' : '';
    if (isDrafting(flow)) {
      if (step === lastLeg) backToResults();
      else await rechoose();
    } else if (!('query' in flow)) return;
    else if (step === '') await rechoose();
    else if (chosen.length > 0) await find(flow.query, chosen);
  }

  return {
    /**
     * Navigates within the same search. `search`: search of the address, '' for missing parts; `chosen`: choices for
     * the earlier legs when it leads to a later leg's flights.
     */
    async walk(
      { step, orderNo }: BookingPlace,
      search: SearchCriteria,
      chosen: readonly Choice[],
    ): Promise<void> {
      const { flow, lastSearch } = getState();
      const now = placeOf(flow);
      if (now.step === step && now.orderNo === orderNo) return;
      if (isOrderStep(step)) openOrder(orderNo, step);
      // the form does not survive its order, so going back cannot submit a second one
      else if ('order' in flow || flow.step === 'opening') await resume(lastSearch ?? search);
      else if (step === '' || step === 'return') await toFlights(step, chosen);
      else toDraft(step);
    },
  };
}

const isSameQuery = (a: Query, b: Query): boolean =>
  a.dep.code === b.dep.code &&
  a.arr.code === b.arr.code &&
  a.date === b.date &&
  a.returnDate === b.returnDate;
