import type { InferOutput } from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BodyOf } from '../../../src/contract/call';
import type { OrderDetail, OrderScope, queryorderListOnPermission } from '../../../src/contract/order/list';
import { journeyOf, adaptToToday } from '../../../src/domain/place/journey';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Host } from '../../../src/element/host/host';
import { stateAfterSearch } from '../../../src/element/list/search-state';
import type {
  AccountSafetyTarget,
  ChangeTarget,
  DownloadsTarget,
  RefundTarget,
  SearchTarget,
} from '../../../src/element/navigation/targets';
import { createBatch } from './batch/batch';
import type { orderList } from './declaration';
import { filterOf, NO_FILTERS, type OrderFilters } from './filters/order-filters';
import { attributesOf, placeStateOf, type PlaceState, type Place } from './filters/place';
import { now } from '../../../src/domain/clock';

export interface OrderListState extends PlaceState {
  scope: OrderScope;
  pageSize: number;
  /** Number of times the user has repeated the same search. */
  asks: number;
  /** Order whose detail is shown; '' for the list. */
  orderNo: string;
  /** True while the detail shows the payment. */
  paying: boolean;
  /** Target shown inside the element instead of the list when the host page does not handle it. */
  inPlace:
    | InferOutput<
        | typeof ChangeTarget
        | typeof RefundTarget
        | typeof SearchTarget
        | typeof DownloadsTarget
        | typeof AccountSafetyTarget
      >
    | undefined;
}

export type OrderListStore = ReturnType<typeof createOrderListStore>;

/** UI state of the order list. The orders themselves are in the query cache. */
export function createOrderListStore(host: Host<typeof orderList>, scope: OrderScope, given: Place) {
  const store: StoreApi<OrderListState> = createStore(() => ({
    scope,
    ...placeStateOf(given),
    pageSize: 20,
    asks: 0,
    orderNo: '',
    paying: false,
    inPlace: undefined,
  }));
  const { setState, getState } = store;
  const batch = createBatch(host);
  let known = given;
  /** Set once orders are requested. Until then a stored page size does not reset the page of the address. */
  let isBegun = false;
  /** Applies a change that loads other rows: clears the selection and emits `tp-filters` for the address. */
  function look(change: Partial<OrderListState>): void {
    batch.unselect();
    setState(change);
    host.emit('tp-filters', { attributes: attributesOf(getState()), replaces: false });
  }
  /** Shows the detail of an order, with its payment or without, or the list for ''. */
  function show(orderNo: string, paying: boolean): void {
    const before = getState();
    if (orderNo === before.orderNo && paying === before.paying) return;
    setState({ orderNo, paying });
    if (orderNo !== '' && orderNo !== before.orderNo) host.track('order-opened');
    const id = orderNo === '' ? null : orderNo;
    host.emit('tp-detail', paying ? { kind: 'order', id, mode: 'paying' } : { kind: 'order', id });
  }
  return {
    store,
    host,
    batch,
    /** Applies attributes that the host has changed. Unchanged attributes do not undo the user's later choice. */
    follow(wanted: Place): void {
      const before = known;
      known = wanted;
      if (JSON.stringify(wanted) === JSON.stringify(before)) return;
      const next = placeStateOf(wanted);
      // attributes do not contain an incomplete date
      if (JSON.stringify(attributesOf(next)) === JSON.stringify(attributesOf(getState()))) return;
      batch.unselect();
      setState(next);
    },
    filter: (change: Partial<OrderFilters>) =>
      look({ filters: { ...getState().filters, ...change }, page: 1 }),
    search: (keyword: string) => look(stateAfterSearch(getState(), keyword)),
    setScope(wanted: OrderScope): void {
      if (wanted === getState().scope) return;
      batch.unselect();
      setState({ scope: wanted, page: 1 });
    },
    clear: () => look({ filters: NO_FILTERS, page: 1 }),
    goTo: (page: number) => look({ page }),
    setPageSize(pageSize: number): void {
      if (pageSize === getState().pageSize) return;
      if (isBegun) look({ pageSize, page: 1 });
      else setState({ pageSize });
    },
    begin(): void {
      isBegun = true;
    },
    setSort: (sort: OrderListState['sort']) => look({ sort, page: 1 }),
    open: (orderNo: string, { paying = false } = {}) => show(orderNo, orderNo !== '' && paying),
    change(orderNo: string): void {
      const target = { target: 'change', orderNo } as const;
      if (host.emit('tp-navigate', target)) setState({ inPlace: target });
    },
    refund(orderNo: string): void {
      const target = { target: 'refund', orderNo } as const;
      if (host.emit('tp-navigate', target)) setState({ inPlace: target });
    },
    /** Opens a search of the same route on a date from today on. */
    searchAnew({ segments, travelType }: OrderDetail): void {
      const journey = adaptToToday(journeyOf(segments), shanghaiDate(now()));
      const target = { target: 'search', ...journey, travelType, overApplyId: '' } as const;
      if (host.emit('tp-navigate', target)) setState({ inPlace: target });
    },
    showDownloads(): void {
      const target = { target: 'downloads' } as const;
      if (host.emit('tp-navigate', target)) setState({ inPlace: target });
    },
    goToSafety(target: InferOutput<typeof AccountSafetyTarget>): void {
      batch.close();
      if (host.emit('tp-navigate', target)) setState({ inPlace: target });
    },
    back: () => setState({ inPlace: undefined }),
    setPaying: (paying: boolean) => show(getState().orderNo, paying),
    close: () => show('', false),
  };
}

/** Request body of the list state. */
export function queryOf({
  scope,
  filters,
  page,
  pageSize,
  sort,
}: OrderListState): BodyOf<typeof queryorderListOnPermission> {
  return {
    scope,
    pageIndex: page,
    pageSize,
    ...filterOf(filters),
    sortField: sort.field,
    sortOrder: sort.order,
  };
}
