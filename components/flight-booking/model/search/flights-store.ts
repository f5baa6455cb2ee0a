import { loadChunk } from '../../../../src/element/runtime/chunk';
import { withSession } from '../../../../src/element/host/sign-in';
import { NO_FILTERS, type Filters } from '../../filters/filters';
import type { Offer } from '../../results/offers/offers';
import type { BookingBase } from '../booking-base';
import type { BookingState } from '../booking-state';
import type { Choice, Query } from '../journey';
import { following, legsOf } from '../legs';
import type { NamedView } from '../view';

/** The flights that are found for a journey, and how they are looked at. */
export function createFlightsStore({ host, otherFlights, form, store: { getState, setState } }: BookingBase) {
  /** Ends the search that is under way. */
  let searching = new AbortController();
  /** The search that the filters were last preset for: going back to the same results must not undo the user's choice. */
  let presetOf: { offers: readonly Offer[]; wanted: string } | undefined;
  /** The search went on to another day with the filters as they were. */
  let keptFilters = false;
  /** The flights found for the way there, so that one is back at it at once. */
  let there: { query: Query; offers: readonly Offer[] } | undefined;
  /** How the next flights are to be looked at, as the address names it. */
  let wantedView: NamedView = {};
  /** The filters of the present flights came from there. */
  let isViewNamed = false;

  /** No newer search took over, and the user did not go on with a former order. */
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

  return {
    find,
    stop: () => searching.abort(),

    /** How the flights that are found next are looked at. */
    wantView(view: NamedView): void {
      wantedView = view;
    },

    /** The same question once more, e.g. after it failed. */
    async searchAgain(): Promise<void> {
      const { flow } = getState();
      if ('query' in flow) await find(flow.query, flow.choices);
    },

    /** Back to the flights of the way there. */
    async rechoose(): Promise<void> {
      const { flow } = getState();
      if (!('query' in flow)) return;
      const { query } = flow;
      if (there?.query !== query) return find(query, []);
      choosing(query, [], there.offers, nextView(query, []));
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

/** An airport is searched as its city, so that the others are one click away. */
function filtersOf(query: Query, choices: readonly Choice[]): Filters {
  const leg = legsOf(query)[choices.length];
  const airports = (place: Query['dep'] | undefined) => (place?.isAirport ? [place.code] : []);
  return { ...NO_FILTERS, depAirports: airports(leg?.dep), arrAirports: airports(leg?.arr) };
}
