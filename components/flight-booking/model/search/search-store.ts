import { NO_FILTERS } from '../../filters/filters';
import { travelTypeOf } from '../../party/party';
import type { BookingBase } from '../booking-base';
import type { Choice, SearchCriteria } from '../journey';
import { handSearchOver, takeSearchOver } from '../place/handover';
import { isDrafting } from '../place/place';
import {
  criteriaOf,
  isComplete,
  isOrdered,
  isSameSearch,
  retainedOutbound,
  NO_SEARCH,
  type Prefill,
} from './criteria';
import { filledFields, filledProblems, moveFields } from './filled-form';
import { createFlightsStore } from './flights-store';
import { blankFields } from './form';
import { bookableDays } from './form-check';

/** Circumstances of a prefill. */
interface PrefillOptions {
  /** False when the same prefill is repeated, e.g. when the element is moved in the document. */
  isNew: boolean;
  /** True when the user pressed the search button before this code was loaded. */
  submitted: boolean;
  /** Choices made before a reload, when the address names a later leg. */
  chosen: readonly Choice[];
}

interface SearchOptions {
  /** Keeps the filters, for the same leg on another day. */
  keepFilters?: boolean;
  /** Choices that remain for the earlier legs. */
  choices?: readonly Choice[];
  /** True when the embedder and not the user requested the search. */
  isPrefilled?: boolean;
}

type SearchStore = ReturnType<typeof createSearchStore>;
const storeByBooking = new WeakMap<BookingBase, SearchStore>();

/** Search of the booking, up to the list of flights. Its code is loaded with the first search. */
export function searchStoreOf(booking: BookingBase): SearchStore {
  const search = storeByBooking.get(booking) ?? createSearchStore(booking);
  storeByBooking.set(booking, search);
  return search;
}

function createSearchStore(booking: BookingBase) {
  const { host, form } = booking;
  const { getState, setState } = booking.store;
  const { stop, ...flights } = createFlightsStore(booking);
  const days = () => bookableDays(booking.today, getState());

  async function search({ keepFilters, choices = [], isPrefilled = false }: SearchOptions = {}) {
    if (!isPrefilled) flights.wantView({});
    const query = await form.journey();
    if (!query) return;
    const criteria = criteriaOf(query);
    // before the event, as a host page that prevents it may show the results elsewhere at once
    const travelType = travelTypeOf(getState());
    handSearchOver(host.runtime, { ...getState(), travelType });
    if (!host.emit('tp-search', { ...criteria, travelType, isPrefilled })) return;
    takeSearchOver(host.runtime);
    host.track('flights-searched', { travelType });
    setState({ lastSearch: { ...criteria, travelType, isPrefilled } });
    await flights.find(query, choices, keepFilters);
  }

  /** Resets the form when the user has navigated to an address without a search. */
  function clear(): void {
    stop();
    form.set({ ...blankFields(booking.today), errors: {} });
    setState({ flow: { step: 'form' }, filters: NO_FILTERS, compared: [], lastSearch: undefined });
  }

  /**
   * Fills the form with the embedder's values. Invalid ones are left out and get an error. Returns true when all are
   * valid.
   */
  async function fill(wanted: SearchCriteria): Promise<boolean> {
    if (wanted.depCode || wanted.arrCode) await form.loadPlaces();
    form.set(filledFields(wanted, getState()));
    const errors = filledProblems(wanted, getState(), days());
    const isGood = Object.keys(errors).length === 0;
    if (!isGood) setState(({ form: filled }) => ({ form: { ...filled, errors }, flow: { step: 'form' } }));
    return isGood;
  }

  return {
    ...flights,
    search: () => search(),

    /** Repeats the former search, or shows only the form when there is none. */
    async resume(wanted: SearchCriteria): Promise<void> {
      setState({ flow: { step: 'form' } });
      if ((await fill(wanted)) && isComplete(wanted)) await search({ isPrefilled: true });
    },

    /** Applies the embedder's search. Resolves with false when it equals the last one. */
    async prefill(
      { autoSearch, ...wanted }: Prefill,
      { isNew, submitted, chosen }: PrefillOptions,
    ): Promise<boolean> {
      const { lastSearch } = getState();
      // an address that has followed the search contains nothing new
      const isOther = isNew && !isSameSearch(wanted, lastSearch ?? NO_SEARCH);
      if (isOther) {
        const isEmpty = isSameSearch(wanted, NO_SEARCH);
        if (isEmpty) clear();
        const isGood = !isEmpty && (await fill(wanted));
        if (isGood && isOrdered(wanted, getState().flow)) {
          // an order draft for this journey was restored meanwhile, so it is continued
          const { travelType } = getState();
          setState({ lastSearch: { ...wanted, travelType, isPrefilled: true } });
        } else if (isGood && isComplete(wanted) && autoSearch && !submitted) {
          const choices = chosen.length > 0 ? chosen : retainedOutbound(wanted, getState().flow);
          await search({ isPrefilled: true, choices, keepFilters: choices.length > 0 });
        }
      }
      if (submitted) await search();
      return isOther;
    },

    /** Repeats a former search on the user's request. */
    async searchFor(wanted: SearchCriteria): Promise<void> {
      if (await fill(wanted)) await search();
    },

    /** Searches the current leg on another day with its filters unchanged. */
    async searchDay(day: string): Promise<void> {
      const { flow } = getState();
      if (!('query' in flow)) return;
      form.set(moveFields(flow, day, days().max));
      await search({ keepFilters: true, choices: flow.choices });
    },

    /** Returns from the order form to the flights of the last leg. */
    backToResults(): void {
      const { flow } = getState();
      if (!isDrafting(flow)) return;
      const { query, offers, tooEarly } = flow;
      const choices = flow.choices.slice(0, -1);
      if (offers.length > 0) setState({ flow: { step: 'choosing', query, choices, offers, tooEarly } });
      // a restored draft has no results to return to, and perhaps no search in the address
      else if (getState().lastSearch) void flights.find(query, choices);
      else void search({ choices, isPrefilled: true });
    },
  };
}
