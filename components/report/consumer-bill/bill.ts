import type { InferOutput } from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BodyOf } from '../../../src/contract/call';
import type {
  CONSUMPTION_SORTS,
  queryPersonConsumptionsFromESApply,
} from '../../../src/contract/report/consumption';
import type { Period } from '../../../src/domain/report/period';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Host } from '../../../src/element/host/host';
import { stateAfterSearch } from '../../../src/element/list/search-state';
import type { DownloadsTarget, OrderTarget } from '../../../src/element/navigation/targets';
import { faultOf } from '../period/period-fault';
import type { consumerBill } from './declaration';
import {
  defaultsOf,
  FILTER_NAMES,
  filtersOf,
  filterAttributes,
  type BillFilters,
  type FilterAttributes,
} from './filters';
import { now } from '../../../src/domain/clock';

export interface BillState {
  /** Date that presets such as 本月 are relative to. */
  today: string;
  filters: BillFilters;
  /** Dates as typed, which may not form a valid period yet. */
  typed: Period;
  page: number;
  sort: { field: (typeof CONSUMPTION_SORTS)[number]; order: 'asc' | 'desc' };
  /** Number of times the user has repeated the same search. */
  asks: number;
  /** Dimension of the subtotals. */
  sumsBy: 'product' | 'month';
  /** Target shown inside the element when the host page does not handle it. */
  inPlace: InferOutput<typeof OrderTarget | typeof DownloadsTarget> | undefined;
}

export type Bill = ReturnType<typeof createBill>;

const periodPart = ({ beginDate, endDate }: Period): Period => ({ beginDate, endDate });

/** UI state of a user's consumption bill. The entries themselves are in the query cache. */
export function createBill(host: Host<typeof consumerBill>, given: FilterAttributes) {
  const today = shanghaiDate(now());
  const first = filtersOf(given, today);
  const store: StoreApi<BillState> = createStore(() => ({
    today,
    filters: first,
    typed: periodPart(first),
    page: 1,
    sort: { field: 'date', order: 'desc' },
    asks: 0,
    sumsBy: 'product',
    inPlace: undefined,
  }));
  const { getState, setState } = store;
  let known = given;

  function tell(): void {
    const { filters } = getState();
    const { beginDate, endDate, basis, product, keyword } = filterAttributes(filters, today);
    host.emit('tp-filters', {
      attributes: { 'begin-date': beginDate, 'end-date': endDate, basis, product, keyword },
      replaces: true,
    });
  }
  function change(filters: Partial<BillFilters>): void {
    setState((state) => ({ filters: { ...state.filters, ...filters }, page: 1 }));
    tell();
  }
  function go(target: NonNullable<BillState['inPlace']>): void {
    if (host.emit('tp-navigate', target)) setState({ inPlace: target });
  }
  return {
    store,
    host,
    /** Applies attributes that the host has changed. Unchanged attributes do not undo the user's later choice. */
    follow(wanted: FilterAttributes): void {
      const changed = FILTER_NAMES.filter((name) => wanted[name] !== known[name]);
      known = wanted;
      if (changed.length === 0) return;
      const { filters } = getState();
      const read = filtersOf(wanted, today);
      const next: BillFilters = {
        ...filters,
        ...Object.fromEntries(changed.map((name) => [name, read[name]])),
        // both ends of the period change together
        ...(changed.some((name) => name === 'beginDate' || name === 'endDate') ? periodPart(read) : {}),
      };
      if (FILTER_NAMES.every((name) => next[name] === filters[name])) return;
      setState({ filters: next, typed: periodPart(next), page: 1 });
    },
    filter: (filters: Partial<Omit<BillFilters, keyof Period>>) => change(filters),
    search(keyword: string): void {
      const { filters, page, asks } = getState();
      setState(stateAfterSearch({ filters, page, asks }, keyword));
      tell();
    },
    /** Sets the typed dates. They filter once they form a valid period. */
    type(typed: Period): void {
      setState({ typed });
      const { filters } = getState();
      if (faultOf(typed) !== undefined) return;
      if (typed.beginDate !== filters.beginDate || typed.endDate !== filters.endDate) change(typed);
    },
    clear(): void {
      const filters = defaultsOf(today);
      setState({ typed: periodPart(filters) });
      change(filters);
    },
    goTo: (page: number) => setState({ page }),
    setSort: (sort: BillState['sort']) => setState({ sort, page: 1 }),
    sumBy: (sumsBy: BillState['sumsBy']) => setState({ sumsBy }),
    openOrder(orderNo: string): void {
      host.track('order-opened');
      go({ target: 'order', orderNo });
    },
    showDownloads: () => go({ target: 'downloads' }),
    back: () => setState({ inPlace: undefined }),
  };
}

/** Request body of the bill's state. */
export function queryOf(
  { filters, page, sort }: BillState,
  pageSize: number,
): BodyOf<typeof queryPersonConsumptionsFromESApply> {
  const { product, ...others } = filters;
  return {
    ...others,
    ...(product === '' ? {} : { products: [product] }),
    sort: sort.field,
    order: sort.order,
    pageIndex: page,
    pageSize,
  };
}
