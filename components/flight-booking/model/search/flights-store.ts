import { loadChunk } from '../../../../src/element/runtime/chunk';
import { withSession } from '../../../../src/element/host/sign-in';
import { NO_FILTERS, type Filters } from '../../filters/filters';
import type { Offer } from '../../results/offers/offers';
import type { BookingBase } from '../booking-base';
import type { BookingState } from '../booking-state';
import type { Choice, Query } from '../journey';
import { splitByConnection, legsOf } from '../legs';
import type { NamedView } from '../view';

/** Flights of a journey, and the state of their list. */
export function createFlightsStore({ host, otherFlights, form, store: { getState, setState } }: BookingBase) {
  /** Aborts the running search. */
  let searching = new AbortController();
  /** Search that the filters were last preset for. Returning to the same results must not undo the user's filters. */
  let presetOf: { offers: readonly Offer[]; wanted: string } | undefined;
  /** Set when the search moved to another day with its filters unchanged. */
  let keptFilters = false;
  /** Outbound flights, so that the user can return to them at once. */
  let there: { query: Query; offers: readonly Offer[] } | undefined;
  /** View for the next flights, as named by the address. */
  let wantedView: NamedView = {};
  /** True when the current filters come from the address. */
  let isViewNamed = false;

  /** True unless a newer search has started or the user has continued a former order. */
  const isAwaited = ({ aborted }: AbortSignal) => !aborted && getState().flow.step === 'searching';

  /**
   * Sets step and view in one update, so that listeners never see the flights of one leg with the view of the other.
   */
  function choosing(
    query: Query,
    choices: readonly Choice[],
    found: readonly Offer[],
    view: Partial<BookingState> = {},
  ): void {
    setState({ ...view, flow: { step: 'choosing', query, choices, ...splitByConnection(found, choices) } });
  }

  /** View for the first unchosen leg's flights: that of the address, or the default. */
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

  /** Searches the flights of the first unchosen leg. */
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

    /** Sets the view for the flights that are found next. */
    wantView(view: NamedView): void {
      wantedView = view;
    },

    /** Repeats the search, e.g. after a failure. */
    async searchAgain(): Promise<void> {
      const { flow } = getState();
      if ('query' in flow) await find(flow.query, flow.choices);
    },

    /** Returns to the outbound flights. */
    async rechoose(): Promise<void> {
      const { flow } = getState();
      if (!('query' in flow)) return;
      const { query } = flow;
      if (there?.query !== query) return find(query, []);
      choosing(query, [], there.offers, nextView(query, []));
    },

    /** Presets the filters for new results, or when the embedder changes its preset. */
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

/** Filters for a searched airport. The search covers its whole city, so that the other airports are one click away. */
function filtersOf(query: Query, choices: readonly Choice[]): Filters {
  const leg = legsOf(query)[choices.length];
  const airports = (place: Query['dep'] | undefined) => (place?.isAirport ? [place.code] : []);
  return { ...NO_FILTERS, depAirports: airports(leg?.dep), arrAirports: airports(leg?.arr) };
}
