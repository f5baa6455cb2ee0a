import * as v from 'valibot';
import { ORDER_STATUSES } from '../../../../src/contract/order/list';
import {
  CHANGE_STATE,
  DATE_BASES,
  ORDER_FILTER,
  TextPart,
  TicketNo,
} from '../../../../src/contract/order/order-filter';
import { REFUND_STATE } from '../../../../src/contract/order/refund-state';
import type { ViewFilters } from '../../../../src/contract/saved-view/saved-view';
import type { Choice } from '../../../../src/contract/travellers/travellers';
import { isCalendarDate } from '../../../../src/domain/shanghai-time';
import { NO_FILTERS, type OrderFilters } from './order-filters';
import { COMMISSION_TYPES, PAY_TYPES } from './options';

/** Options that the gateway offers; undefined while unknown. */
export interface Chooseable {
  departmentList?: readonly Choice[] | undefined;
  costCenterList?: readonly Choice[] | undefined;
}

type FilterName = keyof OrderFilters;

const isNarrow = (name: FilterName, value: unknown): boolean =>
  JSON.stringify(value) !== JSON.stringify(NO_FILTERS[name]);

/** Filters that are set, as they are saved. An incomplete date does not filter yet. */
export function savedFiltersOf(filters: OrderFilters): ViewFilters {
  const { beginDate, endDate } = filters;
  const dates = {
    beginDate: isCalendarDate(beginDate) ? beginDate : '',
    endDate: isCalendarDate(endDate) ? endDate : '',
  };
  const all = Object.entries({ ...filters, ...dates }) as [FilterName, OrderFilters[FilterName]][];
  return Object.fromEntries(
    all
      .filter(([name, value]) => isNarrow(name, value))
      .map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );
}

/** Validates a saved value and returns its still valid part; undefined when none is left. */
type Reader<V> = (value: unknown, there: Chooseable | undefined) => V | undefined;

const text =
  (schema: v.GenericSchema<unknown, string>): Reader<string> =>
  (value) => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : undefined;
  };
const oneOf =
  <V extends string>(options: readonly V[]): Reader<V> =>
  (value) =>
    options.find((option) => option === value);
const someOf =
  <V extends string | number>(options: readonly V[]): Reader<readonly V[]> =>
  (value) =>
    Array.isArray(value) ? options.filter((option) => value.includes(option)) : undefined;
const someThere =
  (list: keyof Chooseable): Reader<readonly string[]> =>
  (value, there) => {
    const numbers = v.safeParse(v.array(v.string()), value);
    if (!numbers.success) return undefined;
    const known = there?.[list]?.map(({ no }) => no);
    return known ? numbers.output.filter((no) => known.includes(no)) : numbers.output;
  };
const date: Reader<string> = (value) =>
  typeof value === 'string' && isCalendarDate(value) ? value : undefined;

const READERS: { readonly [Name in FilterName]: Reader<OrderFilters[Name]> } = {
  keyword: text(ORDER_FILTER.keyword),
  statuses: someOf(ORDER_STATUSES),
  payTypes: someOf(PAY_TYPES),
  commissionTypes: someOf(COMMISSION_TYPES),
  orderNo: text(TextPart),
  pnr: text(TextPart),
  ticketNo: text(TicketNo),
  passengerName: text(TextPart),
  bookerName: text(TextPart),
  flightNo: text(TextPart),
  depCityName: text(ORDER_FILTER.depCityName),
  arrCityName: text(ORDER_FILTER.arrCityName),
  deptNos: someThere('departmentList'),
  costCenterNos: someThere('costCenterList'),
  standard: oneOf(['over', 'within']),
  changeStates: someOf(Object.values(CHANGE_STATE)),
  refundStates: someOf(Object.values(REFUND_STATE)),
  dateBasis: oneOf(DATE_BASES),
  beginDate: date,
  endDate: date,
};

/** Numbers in saved filters that only the gateway can verify. */
export const scopeFiltersIn = ({ deptNos, costCenterNos }: ViewFilters) => ({
  hasDepartments: deptNos !== undefined,
  costCenterNos: Array.isArray(costCenterNos) ? costCenterNos.map(String) : [],
});

/** Saved filters reduced to their valid values, and the names of the filters that lost a value. */
export function readSaved(
  saved: ViewFilters,
  there: Chooseable | undefined,
): { filters: OrderFilters; missing: string[] } {
  const missing: string[] = [];
  const read = Object.entries(saved).flatMap(([name, value]) => {
    const reader = name in READERS ? READERS[name as FilterName] : undefined;
    const left = reader?.(value, there);
    const isWhole = Array.isArray(value) ? left?.length === value.length : left !== undefined;
    if (!isWhole) missing.push(name);
    return left === undefined ? [] : [[name, left] as const];
  });
  return { filters: { ...NO_FILTERS, ...Object.fromEntries(read) }, missing };
}
