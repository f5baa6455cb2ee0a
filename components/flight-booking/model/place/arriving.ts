import { chosenStorage } from '../../passengers/draft/stored-draft';
import type { Booking } from '../booking';
import type { Choice, DraftStep, OrderStep, Query, SearchCriteria } from '../flow';
import { isDrafting, isOrderStep, placeOf, type BookingPlace } from './place';
import { isSearchOf, searchingOf, type Prefill } from '../search/searching';
import { readView } from '../view';

export type Arriving = ReturnType<typeof arrivingOf>;

/** What is done from outside of the flights: the search, and what an embedder or an address asks for. */
export const arrivingOf = (booking: Booking) => ({
  search: searchingOf(booking).search,
  arrive: (arrival: Arrival) => arriveAt(booking, arrival),
});

/** What an embedder or an address asks for, and how it came to that. */
interface Arrival {
  wanted: Prefill;
  place: BookingPlace;
  /** How the flights are looked at, as an address names it. */
  view: string;
  /** It is not what was wanted last. */
  isNew: boolean;
  /** The address has only followed the user. */
  isFollowing: boolean;
  /** The user has pressed the search in the first paint. */
  submitted: boolean;
}

/** Takes codes and dates, and walks to the step that an address names: back, forward, or right at the start. */
async function arriveAt(booking: Booking, arrival: Arrival): Promise<void> {
  const { wanted, place, view, isNew, isFollowing, submitted } = arrival;
  const searching = searchingOf(booking);
  const { walk } = createWalking(booking);
  if (isOrderStep(place.step)) {
    if (isFollowing) return;
    searching.wantView(readView(view));
    return walk(place, wanted, []);
  }
  const legs =
    place.step === 'return'
      ? (booking.legsChosen() ?? chosenStorage(booking.host.runtime).read())
      : undefined;
  const chosen = legs && isSearchOf(wanted, legs.query) ? legs.choices : [];
  // a way back whose way there was chosen elsewhere: it says nothing of the flights there
  const isOfOtherFlights = place.step === 'return' && chosen.length === 0;
  if (!isFollowing) searching.wantView(isOfOtherFlights ? {} : readView(view));
  const lead = async () => {
    const isOther = await searching.prefill(wanted, { isNew, submitted, chosen });
    if (!isOther && !isFollowing) await walk(place, wanted, chosen);
  };
  await (isFollowing ? lead() : booking.correcting(lead));
  // beside the order form there are no flights yet that it could be of
  if (!isDrafting(booking.store.getState().flow)) searching.wantView({});
}

function createWalking(booking: Booking) {
  const { getState, setState } = booking.store;
  const { backToResults, rechoose, resume, find } = searchingOf(booking);

  /** An order made: the one on view, or read anew. */
  function openOrder(orderNo: string, wanted: OrderStep): void {
    const { flow } = getState();
    if (flow.step === 'paying' && flow.order.orderNo === orderNo && wanted === 'order') {
      setState({ flow: { ...flow, step: 'created' } });
    } else setState({ flow: { step: 'opening', orderNo, wanted } });
  }

  /** To the order as it was left, if there is one for this journey. */
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
     * To a place of the same search. `search`: what the address names beside it, '' for nothing; `chosen`: the legs
     * chosen before, where it is the flights of a later one.
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
      // the form is gone with its order: never a second one by going back and sending it again
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
