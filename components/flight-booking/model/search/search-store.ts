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
  keptThere,
  NO_SEARCH,
  type Prefill,
} from './criteria';
import { filledFields, filledProblems, movedFields } from './filled-form';
import { createFlightsStore } from './flights-store';
import { blankFields } from './form';
import { bookableDays } from './form-check';

/** How a prefill goes on. */
interface PrefillOptions {
  /** It is another than the last one wanted: the same again, as when the element is moved, is not new. */
  isNew: boolean;
  /** The user has pressed the button before this was there. */
  submitted: boolean;
  /** Legs chosen before the page was loaded, where the address names a later one. */
  chosen: readonly Choice[];
}

interface SearchOptions {
  /** The same way on another day: its filters stay. */
  keepFilters?: boolean;
  /** Legs that stay as they were chosen. */
  choices?: readonly Choice[];
  /** The embedder asked for it, not the user. */
  isPrefilled?: boolean;
}

type SearchStore = ReturnType<typeof createSearchStore>;
const made = new WeakMap<BookingBase, SearchStore>();

/** The way to flights to choose from; part of the flow of a booking. Its code comes with the first search. */
export function searchStoreOf(booking: BookingBase): SearchStore {
  const search = made.get(booking) ?? createSearchStore(booking);
  made.set(booking, search);
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
    // before the event: a page that prevents it may show the results elsewhere at once
    const travelType = travelTypeOf(getState());
    handSearchOver(host.runtime, { ...getState(), travelType });
    if (!host.emit('tp-search', { ...criteria, travelType, isPrefilled })) return;
    takeSearchOver(host.runtime);
    host.track('flights-searched', { travelType });
    setState({ lastSearch: { ...criteria, travelType, isPrefilled } });
    await flights.find(query, choices, keepFilters);
  }

  /** Back to the empty form: nothing was searched at the address one has come to. */
  function clear(): void {
    stop();
    form.set({ ...blankFields(booking.today), errors: {} });
    setState({ flow: { step: 'form' }, filters: NO_FILTERS, compared: [], lastSearch: undefined });
  }

  /** Fields as an embedder wants them; a value that cannot be meant is left out, with a word at its field. */
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

    /** Repeats the former search; shows the form alone where there is none. */
    async resume(wanted: SearchCriteria): Promise<void> {
      setState({ flow: { step: 'form' } });
      if ((await fill(wanted)) && isComplete(wanted)) await search({ isPrefilled: true });
    },

    /** Takes the search of the embedder; false: it is no other search than the last. */
    async prefill(
      { autoSearch, ...wanted }: Prefill,
      { isNew, submitted, chosen }: PrefillOptions,
    ): Promise<boolean> {
      const { lastSearch } = getState();
      // an address that has followed the search brings nothing new
      const isOther = isNew && !isSameSearch(wanted, lastSearch ?? NO_SEARCH);
      if (isOther) {
        const isEmpty = isSameSearch(wanted, NO_SEARCH);
        if (isEmpty) clear();
        const isGood = !isEmpty && (await fill(wanted));
        if (isGood && isOrdered(wanted, getState().flow)) {
          // an order for this very journey was taken up meanwhile: it is gone on with
          const { travelType } = getState();
          setState({ lastSearch: { ...wanted, travelType, isPrefilled: true } });
        } else if (isGood && isComplete(wanted) && autoSearch && !submitted) {
          const choices = chosen.length > 0 ? chosen : keptThere(wanted, getState().flow);
          await search({ isPrefilled: true, choices, keepFilters: choices.length > 0 });
        }
      }
      if (submitted) await search();
      return isOther;
    },

    /** The former search, by the user's own press. */
    async searchFor(wanted: SearchCriteria): Promise<void> {
      if (await fill(wanted)) await search();
    },

    /** The leg on view on another day; its filters stay. */
    async searchDay(day: string): Promise<void> {
      const { flow } = getState();
      if (!('query' in flow)) return;
      form.set(movedFields(flow, day, days().max));
      await search({ keepFilters: true, choices: flow.choices });
    },

    /** From the order back to the flights of its last leg. */
    backToResults(): void {
      const { flow } = getState();
      if (!isDrafting(flow)) return;
      const { query, offers, tooEarly } = flow;
      const choices = flow.choices.slice(0, -1);
      if (offers.length > 0) setState({ flow: { step: 'choosing', query, choices, offers, tooEarly } });
      // an order taken up again has no results to go back to, and maybe no search in the address
      else if (getState().lastSearch) void flights.find(query, choices);
      else void search({ choices, isPrefilled: true });
    },
  };
}
