import type { BodyOf } from '../../../../src/contract/call';
import type { OrderStatus, queryorderListOnPermission } from '../../../../src/contract/order/list';
import type { ChangeState, DATE_BASES } from '../../../../src/contract/order/order-filter';
import type { RefundState } from '../../../../src/contract/order/refund-state';
import { isCalendarDate } from '../../../../src/domain/shanghai-time';

/** Filters of the list; dates are '' when not set. */
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

export const isFiltered = (filters: OrderFilters): boolean =>
  JSON.stringify(filters) !== JSON.stringify(NO_FILTERS);

/** Request fields of the filters that are set. */
export function filterOf(filters: OrderFilters): BodyOf<typeof queryorderListOnPermission> {
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
    // an incomplete date does not filter yet
    ...(isCalendarDate(beginDate) ? { beginDate } : {}),
    ...(isCalendarDate(endDate) ? { endDate } : {}),
  };
}

/** Texts that are sent unchanged. */
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
