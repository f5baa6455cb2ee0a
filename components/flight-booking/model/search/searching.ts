import { loadChunk } from '../../../../src/element/runtime/chunk';
import { daysBetween, isCalendarDate } from '../../../../src/domain/shanghai-time';
import { withSession } from '../../../../src/element/host/sign-in';
import type { BookingState, SearchCriteria, Choice, Query, SearchForm } from '../flow';
import { blankFields, movedReturn } from './form';
import { placeOf } from '../../../../src/domain/place/places';
import { bookableDays, checkForm, type FormProblem } from './form-check';
import { handSearchOver, takeSearchOver } from '../place/handover';
import { following, legsOf } from '../legs';
import { travelTypeOf } from '../../party/party';
import { NO_FILTERS, type Filters } from '../../filters/filters';
import type { Offer } from '../../results/offers/offers';
import { isDrafting } from '../place/place';
import type { NamedView } from '../view';
import type { Booking } from '../booking';

/** What an embedder fills in beforehand; '' for nothing. A return date makes it a round trip. */
export interface Prefill extends SearchCriteria {
  autoSearch: boolean;
}

/** How a prefill goes on. */
interface PrefillOptions {
  /** It is not what was wanted last: the same again, as when the element is moved, is not new. */
  isNew: boolean;
  /** The user has pressed the button before this was there. */
  submitted: boolean;
  /** Legs chosen before the page was loaded, where the address names a later one. */
  chosen: readonly Choice[];
}

interface SearchOptions {
  /** The same way on another day: what was filtered stays. */
  keepFilters?: boolean;
  /** Legs that stay as they were chosen. */
  choices?: readonly Choice[];
  /** The embedder asked for it, not the user. */
  isPrefilled?: boolean;
}

type Searching = ReturnType<typeof createSearching>;
const made = new WeakMap<Booking, Searching>();

/** What leads to flights to choose from; part of the flow of a booking. Its code comes with the first search. */
export function searchingOf(booking: Booking): Searching {
  const searching = made.get(booking) ?? createSearching(booking);
  made.set(booking, searching);
  return searching;
}

function createSearching(booking: Booking) {
  const { host, otherFlights, form } = booking;
  const { getState, setState } = booking.store;
  /** Ends the search that is under way. */
  let searching = new AbortController();
  /** What the filters were last preset for: going back to the same results must not undo what the user chose. */
  let presetOf: { offers: readonly Offer[]; wanted: string } | undefined;
  /** The search went on to another day with the filters as they were. */
  let keptFilters = false;
  /** What was found for the way there, so that one is back at it at once. */
  let there: { query: Query; offers: readonly Offer[] } | undefined;
  /** How the next flights are to be looked at, as the address names it. */
  let wantedView: NamedView = {};
  /** The filters of the present flights came from there. */
  let isViewNamed = false;

  /** No newer search took over, and nobody went on with an order typed before. */
  const isAwaited = ({ aborted }: AbortSignal) => !aborted && getState().flow.step === 'searching';

  /** Step and view in one: between them the flights of one way would be told of as looked at like those of the other. */
  function choosing(
    query: Query,
    choices: readonly Choice[],
    found: readonly Offer[],
    view: Partial<BookingState> = {},
  ): void {
    setState({ ...view, flow: { step: 'choosing', query, choices, ...following(found, choices) } });
  }

  /** An airport is searched as its city, so that the others are one click away. */
  function filtersOf(query: Query, choices: readonly Choice[]): Filters {
    const leg = legsOf(query)[choices.length];
    const airports = (place: Query['dep'] | undefined) => (place?.isAirport ? [place.code] : []);
    return { ...NO_FILTERS, depAirports: airports(leg?.dep), arrAirports: airports(leg?.arr) };
  }

  /** How the flights of the first leg not chosen yet are looked at: as the address names it, else as usual. */
  function nextView(query: Query, choices: readonly Choice[], keepFilters = false): Partial<BookingState> {
    const usualFilters = filtersOf(query, choices);
    const { filters: present, sort, isTaxed } = getState();
    const view = wantedView;
    wantedView = {};
    isViewNamed = view.filters !== undefined;
    return {
      filters: view.filters ?? (keepFilters ? present : usualFilters),
      usualFilters,
      sort: view.sort ?? sort,
      isTaxed: view.isTaxed ?? isTaxed,
      opened: view.opened,
      compared: [],
    };
  }

  /** Asks for the flights of the first leg that is not chosen yet. */
  async function find(query: Query, choices: readonly Choice[], keepFilters = false): Promise<void> {
    const leg = legsOf(query)[choices.length];
    if (!leg) return;
    searching.abort();
    searching = new AbortController();
    const { signal } = searching;
    keptFilters = keepFilters;
    setState({ flow: { step: 'searching', query, choices }, ...nextView(query, choices, keepFilters) });
    try {
      const { findOffers } = await loadChunk(() => import('../../results/offers/find-offers'));
      const [found] = await withSession(host, () =>
        Promise.all([
          otherFlights ? otherFlights.find(leg, signal) : findOffers(host, leg, signal),
          form.loadSettings(),
        ]),
      );
      if (!isAwaited(signal)) return;
      if (choices.length === 0) there = { query, offers: found };
      choosing(query, choices, found);
    } catch (error) {
      if (!isAwaited(signal)) return;
      host.report(error);
      const message = error instanceof Error ? error.message : '';
      setState({ flow: { step: 'failed', query, choices, message } });
    }
  }

  async function search({ keepFilters, choices = [], isPrefilled = false }: SearchOptions = {}) {
    if (!isPrefilled) wantedView = {};
    const query = await form.journey();
    if (!query) return;
    const { dep, arr, date, returnDate } = query;
    const criteria = { depCode: dep.code, arrCode: arr.code, depDate: date, retDate: returnDate };
    // before the event: whoever prevents it may show the results elsewhere at once
    const travelType = travelTypeOf(getState());
    handSearchOver(host.runtime, { ...getState(), travelType });
    if (!host.emit('tp-search', { ...criteria, travelType, isPrefilled })) return;
    takeSearchOver(host.runtime);
    host.track('flights-searched', { travelType });
    setState({ lastSearch: { ...criteria, travelType, isPrefilled } });
    await find(query, choices, keepFilters);
  }

  /** The way there as it is chosen, where another search differs in the way back alone. */
  function keptThere({ depCode, arrCode, depDate, retDate }: SearchCriteria): readonly Choice[] {
    const { flow } = getState();
    if (!('query' in flow) || retDate === '' || flow.query.returnDate === '') return [];
    const { dep, arr, date } = flow.query;
    const isSameWay = dep.code === depCode && arr.code === arrCode && date === depDate;
    return isSameWay ? flow.choices.slice(0, 1) : [];
  }

  /** Is an order being typed for this journey? */
  function isOrdered(wanted: SearchCriteria): boolean {
    const { flow } = getState();
    return isDrafting(flow) && isSearchOf(wanted, flow.query);
  }

  /** Back to the empty form: nothing was searched at the address one has come to. */
  function clear(): void {
    searching.abort();
    form.set({ ...blankFields(booking.today), errors: {} });
    setState({ flow: { step: 'form' }, filters: NO_FILTERS, compared: [], lastSearch: undefined });
  }

  /** Fields as an embedder wants them; what cannot be meant is left empty, with a word at its field. */
  async function fill({ depCode, arrCode, depDate, retDate }: SearchCriteria): Promise<boolean> {
    if (depCode || arrCode) await form.loadPlaces();
    const {
      cities,
      form: { typed },
    } = getState();
    const dep = depCode ? placeOf(cities, depCode) : undefined;
    const arr = arrCode ? placeOf(cities, arrCode) : undefined;
    const fields: Partial<SearchForm> = {
      ...(depCode ? { dep } : {}),
      ...(arrCode ? { arr } : {}),
      ...(depDate ? { date: isCalendarDate(depDate) ? depDate : '' } : {}),
      ...(retDate || (depCode && arrCode && depDate) ? { isRound: retDate !== '' } : {}),
      ...(retDate ? { returnDate: isCalendarDate(retDate) ? retDate : '' } : {}),
      typed: { dep: depCode ? '' : typed.dep, arr: arrCode ? '' : typed.arr },
    };
    form.set(fields);
    const problems = checkForm(getState().form, bookableDays(booking.today, getState()));
    const unknown: FormProblem = cities.status === 'ready' ? 'unknownCity' : 'noCities';
    const errors = {
      ...(depCode && !dep ? { dep: unknown } : {}),
      ...(arrCode && !arr ? { arr: unknown } : problems.arr && dep && arr ? { arr: problems.arr } : {}),
      ...(depDate && problems.date ? { date: problems.date } : {}),
      ...(retDate && problems.returnDate ? { returnDate: problems.returnDate } : {}),
    };
    const isGood = Object.keys(errors).length === 0;
    if (!isGood) setState(({ form: filled }) => ({ form: { ...filled, errors }, flow: { step: 'form' } }));
    return isGood;
  }

  return {
    search: () => search(),
    find,

    /** How the flights that are found next are looked at. */
    wantView(view: NamedView): void {
      wantedView = view;
    },

    /** Searches anew for what was searched before; the form alone where nothing was. */
    async resume(wanted: SearchCriteria): Promise<void> {
      setState({ flow: { step: 'form' } });
      const isComplete = wanted.depCode !== '' && wanted.arrCode !== '';
      if ((await fill(wanted)) && isComplete) await search({ isPrefilled: true });
    },

    /** Takes what the embedder asks for; false: it is no other search than the last. */
    async prefill(
      { autoSearch, ...wanted }: Prefill,
      { isNew, submitted, chosen }: PrefillOptions,
    ): Promise<boolean> {
      const { lastSearch } = getState();
      // an address that has followed the search brings nothing new
      const isOther = isNew && !isSame(wanted, lastSearch ?? NO_SEARCH);
      if (isOther) {
        const isEmpty = isSame(wanted, NO_SEARCH);
        if (isEmpty) clear();
        const isGood = !isEmpty && (await fill(wanted));
        const isComplete = wanted.depCode !== '' && wanted.arrCode !== '';
        if (isGood && isOrdered(wanted)) {
          // an order for this very journey was taken up meanwhile: it is gone on with
          const { travelType } = getState();
          setState({ lastSearch: { ...wanted, travelType, isPrefilled: true } });
        } else if (isGood && isComplete && autoSearch && !submitted) {
          const choices = chosen.length > 0 ? chosen : keptThere(wanted);
          await search({ isPrefilled: true, choices, keepFilters: choices.length > 0 });
        }
      }
      if (submitted) await search();
      return isOther;
    },

    /** What was searched before, by the user's own press. */
    async searchFor(wanted: SearchCriteria): Promise<void> {
      if (await fill(wanted)) await search();
    },

    /** The same question once more, e.g. after it failed. */
    async searchAgain(): Promise<void> {
      const { flow } = getState();
      if ('query' in flow) await find(flow.query, flow.choices);
    },

    /** The leg on view on another day; what was filtered stays. A return that would come before it goes along. */
    async searchDay(day: string): Promise<void> {
      const { flow } = getState();
      if (!('query' in flow)) return;
      const { query, choices } = flow;
      const { dep, arr, date, returnDate } = query;
      const moved =
        choices.length > 0
          ? { date, returnDate: day }
          : {
              date: day,
              returnDate:
                returnDate !== '' && returnDate < day
                  ? movedReturn(
                      daysBetween(date, returnDate),
                      day,
                      bookableDays(booking.today, getState()).max,
                    )
                  : returnDate,
            };
      form.set({ dep, arr, ...moved, isRound: returnDate !== '', typed: { dep: '', arr: '' } });
      await search({ keepFilters: true, choices });
    },

    /** Back to the flights of the way there. */
    async rechoose(): Promise<void> {
      const { flow } = getState();
      if (!('query' in flow)) return;
      const { query } = flow;
      if (there?.query !== query) return find(query, []);
      choosing(query, [], there.offers, nextView(query, []));
    },

    /** From the order back to the flights of its last leg. */
    backToResults(): void {
      const { flow } = getState();
      if (!isDrafting(flow)) return;
      const { query, offers, tooEarly } = flow;
      const choices = flow.choices.slice(0, -1);
      if (offers.length > 0) setState({ flow: { step: 'choosing', query, choices, offers, tooEarly } });
      // an order taken up again has no results to go back to, and maybe no search in the address
      else if (getState().lastSearch) void find(query, choices);
      else void search({ choices, isPrefilled: true });
    },

    /** Filters chosen beforehand for new results, or by an embedder who chooses others. */
    presetFilters(offers: readonly Offer[], filters: Partial<Filters>): void {
      const last = presetOf;
      const wanted = JSON.stringify(filters);
      presetOf = { offers, wanted };
      const isKept = last?.wanted === wanted && (last.offers === offers || keptFilters);
      setState((state) => ({
        usualFilters: { ...state.usualFilters, ...filters },
        ...(isKept || isViewNamed ? {} : { filters: { ...state.filters, ...filters } }),
      }));
    },
  };
}

/** Does a search name this journey? */
export const isSearchOf = (wanted: SearchCriteria, { dep, arr, date, returnDate }: Query): boolean =>
  isSame(wanted, { depCode: dep.code, arrCode: arr.code, depDate: date, retDate: returnDate });

const NO_SEARCH: SearchCriteria = { depCode: '', arrCode: '', depDate: '', retDate: '' };

const isSame = (a: SearchCriteria, b: SearchCriteria): boolean =>
  a.depCode === b.depCode && a.arrCode === b.arrCode && a.depDate === b.depDate && a.retDate === b.retDate;
