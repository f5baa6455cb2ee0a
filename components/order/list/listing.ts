import type { InferOutput } from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BodyOf } from '../../../src/contract/call';
import type {
  OrderDetail,
  OrderScope,
  OrderStatus,
  queryorderListOnPermission,
} from '../../../src/contract/order/list';
import type { ChangeState, DATE_BASES } from '../../../src/contract/order/order-filter';
import type { RefundState } from '../../../src/contract/order/refund-state';
import { journeyOf, renewed } from '../../../src/domain/place/journey';
import { isCalendarDate, shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Host } from '../../../src/element/host/host';
import { searched } from '../../../src/element/list/searched';
import type {
  AccountSafetyTarget,
  ChangeTarget,
  DownloadsTarget,
  RefundTarget,
  SearchTarget,
} from '../../../src/element/navigation/targets';
import { createBatch } from './batch/batch';
import type { orderList } from './element';
import { now } from '../../../src/domain/clock';

/** What narrows the list; dates are '' when not set. */
export interface OrderFilters {
  keyword: string;
  statuses: readonly OrderStatus[];
  payTypes: readonly number[];
  commissionTypes: readonly number[];
  orderNo: string;
  pnr: string;
  ticketNo: string;
  passengerName: string;
  bookerName: string;
  flightNo: string;
  depCityName: string;
  arrCityName: string;
  deptNos: readonly string[];
  costCenterNos: readonly string[];
  standard: '' | 'over' | 'within';
  changeStates: readonly ChangeState[];
  refundStates: readonly RefundState[];
  dateBasis: (typeof DATE_BASES)[number];
  beginDate: string;
  endDate: string;
}

export interface ListingState {
  scope: OrderScope;
  filters: OrderFilters;
  page: number;
  pageSize: number;
  /** How often the user has asked for the same again. */
  asks: number;
  sort: { field: 'createTime' | 'takeOffTime' | 'totalAmount'; order: 'asc' | 'desc' };
  /** Order whose detail is shown; '' for the list. */
  orderNo: string;
  /** The order is being paid in its detail. */
  paying: boolean;
  /** In the place of the list: tickets of the order are changed or given back, its route is searched anew, or files. */
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

export const NO_FILTERS: OrderFilters = {
  keyword: '',
  statuses: [],
  payTypes: [],
  commissionTypes: [],
  orderNo: '',
  pnr: '',
  ticketNo: '',
  passengerName: '',
  bookerName: '',
  flightNo: '',
  depCityName: '',
  arrCityName: '',
  deptNos: [],
  costCenterNos: [],
  standard: '',
  changeStates: [],
  refundStates: [],
  dateBasis: 'createTime',
  beginDate: '',
  endDate: '',
};

export type Listing = ReturnType<typeof createListing>;

/** What a list of orders shows; the orders themselves are the server's. */
export function createListing(host: Host<typeof orderList>, scope: OrderScope) {
  const store: StoreApi<ListingState> = createStore(() => ({
    scope,
    filters: NO_FILTERS,
    page: 1,
    pageSize: 20,
    asks: 0,
    sort: { field: 'createTime', order: 'desc' },
    orderNo: '',
    paying: false,
    inPlace: undefined,
  }));
  const { setState, getState } = store;
  const batch = createBatch(host);
  /** Shows an order, with its payment or without, or the list for ''. */
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
    filter(change: Partial<OrderFilters>): void {
      batch.unselect();
      setState(({ filters }) => ({ filters: { ...filters, ...change }, page: 1 }));
    },
    search(keyword: string): void {
      batch.unselect();
      setState((state) => searched(state, keyword));
    },
    setScope(wanted: OrderScope): void {
      if (wanted === getState().scope) return;
      batch.unselect();
      setState({ scope: wanted, page: 1 });
    },
    clear(): void {
      batch.unselect();
      setState({ filters: NO_FILTERS, page: 1 });
    },
    goTo: (page: number) => setState({ page }),
    setPageSize(pageSize: number): void {
      if (pageSize !== getState().pageSize) setState({ pageSize, page: 1 });
    },
    setSort: (sort: ListingState['sort']) => setState({ sort, page: 1 }),
    open: (orderNo: string, { paying = false } = {}) => show(orderNo, orderNo !== '' && paying),
    change(orderNo: string): void {
      const target = { target: 'change', orderNo } as const;
      if (host.emit('tp-navigate', target)) setState({ inPlace: target });
    },
    refund(orderNo: string): void {
      const target = { target: 'refund', orderNo } as const;
      if (host.emit('tp-navigate', target)) setState({ inPlace: target });
    },
    /** The same route, from flights that are sold now. */
    searchAnew({ segments, travelType }: OrderDetail): void {
      const journey = renewed(journeyOf(segments), shanghaiDate(now()));
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

export const isFiltered = (filters: OrderFilters): boolean =>
  JSON.stringify(filters) !== JSON.stringify(NO_FILTERS);

/** The state as the gateway is asked for it. */
export function queryOf({
  scope,
  filters,
  page,
  pageSize,
  sort,
}: ListingState): BodyOf<typeof queryorderListOnPermission> {
  return {
    scope,
    pageIndex: page,
    pageSize,
    ...filterOf(filters),
    sortField: sort.field,
    sortOrder: sort.order,
  };
}

/** The filters as the gateway takes them: only those that narrow something. */
function filterOf(filters: OrderFilters): BodyOf<typeof queryorderListOnPermission> {
  const { keyword, dateBasis, beginDate, endDate, standard } = filters;
  const texts = TEXTS.filter((field) => filters[field] !== '').map(
    (field) => [field, filters[field]] as const,
  );
  const { deptNos, costCenterNos, changeStates, refundStates } = filters;
  return {
    keyword,
    orderStatusList: [...filters.statuses],
    payTypeList: [...filters.payTypes],
    commissionTypeList: [...filters.commissionTypes],
    ...Object.fromEntries(texts),
    ...(deptNos.length > 0 ? { deptNOList: [...deptNos] } : {}),
    ...(costCenterNos.length > 0 ? { costCenterNOList: [...costCenterNos] } : {}),
    ...(standard === '' ? {} : { isOverStandard: standard === 'over' }),
    ...(changeStates.length > 0 ? { changeStateList: [...changeStates] } : {}),
    ...(refundStates.length > 0 ? { refundStateList: [...refundStates] } : {}),
    dateBasis,
    // a date half typed narrows nothing yet
    ...(isCalendarDate(beginDate) ? { beginDate } : {}),
    ...(isCalendarDate(endDate) ? { endDate } : {}),
  };
}

/** Texts that go to the gateway as they are. */
const TEXTS = [
  'orderNo',
  'pnr',
  'ticketNo',
  'passengerName',
  'bookerName',
  'flightNo',
  'depCityName',
  'arrCityName',
] as const;
