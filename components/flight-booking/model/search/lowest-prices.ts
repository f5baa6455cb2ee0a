import { loadChunk } from '../../../../src/element/runtime/chunk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Host } from '../../../../src/element/host/host';
import type { Place } from '../../../../src/domain/place/city-match';

/** Lowest prices of one route by day, as far as they were asked for. */
export interface LowestPrices {
  /** Of the question answered (`routeOf`); '' for none. */
  route: string;
  /** Fen; null for a day without flights on sale. A day that is missing is not known. */
  byDate: ReadonlyMap<string, number | null>;
  /** The last question went unanswered: an extra that the search does without. */
  failed: boolean;
}

export interface PriceQuestion {
  dep: Place;
  arr: Place;
  /** That those who travel need. */
  seats: number;
  /** Both included; at most the days that one call allows. */
  beginDate: string;
  endDate: string;
}

type Route = Pick<PriceQuestion, 'dep' | 'arr' | 'seats'>;

/** What prices are of: cities or single airports, and seats. A city and its airport may share a code. */
export const routeOf = ({ dep, arr, seats }: Route): string =>
  [dep.cityCode, dep.isAirport && dep.code, arr.cityCode, arr.isAirport && arr.code, seats].join();

/** Prices of days around the search and in the calendar. They are never waited for and their failure stops nothing. */
export function createLowestPrices(host: Host) {
  const store: StoreApi<LowestPrices> = createStore(() => ({ route: '', byDate: new Map(), failed: false }));

  /** Being asked for, by route and days: opening a calendar twice asks once. */
  const underWay = new Set<PriceQuestion>();

  /** Every day is known or on its way: both ends are, as days are asked for in a row. */
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
      if (current !== route) return; // another route was chosen meanwhile
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
    /** Asks for days not known, only if somebody is signed in: looking at a calendar must not ask one to. */
    askQuietly(question: PriceQuestion): void {
      if (isAskedFor(question)) return;
      if (host.runtime.session.store.getState().status === 'signedIn') void ask(question);
    },
    isOf: (route: Route): boolean => store.getState().route === routeOf(route),
  };
}
