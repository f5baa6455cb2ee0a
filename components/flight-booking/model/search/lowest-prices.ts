import { loadChunk } from '../../../../src/element/runtime/chunk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Host } from '../../../../src/element/host/host';
import type { Place } from '../../../../src/domain/place/place';

/** Lowest prices of one route by day, as far as they were loaded. */
export interface LowestPrices {
  /** Route of the prices (`routeOf`); '' for none. */
  route: string;
  /** Fen; null for a day without flights on sale. A missing day is unknown. */
  byDate: ReadonlyMap<string, number | null>;
  /** True when the last request failed; the search works without prices. */
  failed: boolean;
}

export interface PriceQuestion {
  dep: Place;
  arr: Place;
  /** Number of seats the travellers need. */
  seats: number;
  /** Both inclusive; at most as many days as one call permits. */
  beginDate: string;
  endDate: string;
}

type Route = Pick<PriceQuestion, 'dep' | 'arr' | 'seats'>;

/** Key of the route: cities or airports, and seats. It marks airports, as a city and its airport may share a code. */
export const routeOf = ({ dep, arr, seats }: Route): string =>
  [dep.cityCode, dep.isAirport && dep.code, arr.cityCode, arr.isAirport && arr.code, seats].join();

/**
 * Prices of the days around the search and in the calendar. No other step waits for them or depends on their success.
 */
export function createLowestPrices(host: Host) {
  const store: StoreApi<LowestPrices> = createStore(() => ({ route: '', byDate: new Map(), failed: false }));

  /** Running requests, so that a calendar opened twice requests its prices once. */
  const underWay = new Set<PriceQuestion>();

  /** True when all days are known or loading. Checking both ends is enough, as days are requested in ranges. */
  function isAskedFor(question: PriceQuestion): boolean {
    const { beginDate, endDate } = question;
    const { route, byDate } = store.getState();
    const mine = routeOf(question);
    const isKnown = (date: string) =>
      (route === mine && byDate.has(date)) ||
      [...underWay].some(
        (asked) => routeOf(asked) === mine && asked.beginDate <= date && date <= asked.endDate,
      );
    return isKnown(beginDate) && isKnown(endDate);
  }

  async function ask(question: PriceQuestion): Promise<void> {
    const route = routeOf(question);
    if (store.getState().route !== route) store.setState({ route, byDate: new Map(), failed: false });
    underWay.add(question);
    try {
      const { fetchLowestPrices } = await loadChunk(() => import('../../search/fetch-lowest-prices'));
      const found = await fetchLowestPrices(host, question);
      const { route: current, byDate } = store.getState();
      if (current !== route) return; // the route has changed meanwhile
      store.setState({ byDate: new Map([...byDate, ...found]), failed: false });
    } catch {
      if (store.getState().route === route) store.setState({ failed: true });
    } finally {
      underWay.delete(question);
    }
  }

  return {
    store,
    ask,
    /** Requests unknown days only when a user is signed in, as opening a calendar must not ask for a sign-in. */
    askQuietly(question: PriceQuestion): void {
      if (isAskedFor(question)) return;
      if (host.runtime.session.store.getState().status === 'signedIn') void ask(question);
    },
    isOf: (route: Route): boolean => store.getState().route === routeOf(route),
  };
}
