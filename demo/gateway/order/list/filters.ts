import { sql } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { queryorderListOnPermission } from '../../../../src/contract/order/list';
import { CHANGE_STATE, type ChangeState } from '../../../../src/contract/order/order-filter';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { addDays, instantOf } from '../../../../src/domain/shanghai-time';
import type { Schema } from '../../db/schema';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import { containsLetter, containsText, isOneLetter } from '../../db/text-search';
import type { Caller } from '../../server/http/caller';
import { departmentsBelow } from '../locks';
import { managedOrders, ownOrders, type Orders } from '../scope';
import { Fault, fieldsInvalid } from '../../server/http/fault';

/** Filters of a list: its whole query without the page and the sort order. */
export type OrderFilter = Omit<
  ParsedBodyOf<typeof queryorderListOnPermission>,
  'pageIndex' | 'pageSize' | 'sortField' | 'sortOrder'
>;
type Column = keyof Schema['flight_order'];
type FilterStep = (orders: Orders, filter: OrderFilter, enterpriseNum: string) => Orders;

interface Filter {
  /** Columns that the filter reads. */
  columns: readonly Column[];
  narrow: FilterStep;
}

/**
 * The list's filters. Every index of a sort order includes their columns, so that counting and skipping rows are
 * index-only; a test checks this. Text has an index of its own.
 */
export const FILTERS: readonly Filter[] = [
  {
    columns: ['order_status'],
    narrow: (orders, { orderStatusList: some }) =>
      some.length > 0 ? orders.where('o.order_status', 'in', some) : orders,
  },
  {
    // each part of a mixed payment matches
    columns: ['pay_type', 'company_pay_type'],
    narrow: (orders, { payTypeList: some }) =>
      some.length > 0
        ? orders.where((where) =>
            where.or([where('o.pay_type', 'in', some), where('o.company_pay_type', 'in', some)]),
          )
        : orders,
  },
  {
    columns: ['commission_type'],
    narrow: (orders, { commissionTypeList: some }) =>
      some.length > 0 ? orders.where('o.commission_type', 'in', some) : orders,
  },
  {
    columns: ['created_at'],
    narrow(orders, { dateBasis, beginDate, endDate }) {
      if (dateBasis !== 'createTime') return orders;
      const since = beginDate === undefined ? orders : orders.where('o.created_at', '>=', startOf(beginDate));
      return endDate === undefined ? since : since.where('o.created_at', '<', startOf(addDays(endDate, 1)));
    },
  },
  {
    columns: ['take_off_time'],
    narrow(orders, { dateBasis, beginDate, endDate }) {
      if (dateBasis !== 'takeOffTime') return orders;
      // text of one fixed format, so it sorts like the times
      const since = beginDate === undefined ? orders : orders.where('o.take_off_time', '>=', beginDate);
      return endDate === undefined ? since : since.where('o.take_off_time', '<', addDays(endDate, 1));
    },
  },
  {
    columns: ['issued_at'],
    narrow(orders, { dateBasis, beginDate, endDate }) {
      if (dateBasis !== 'issueTime') return orders;
      const since = beginDate === undefined ? orders : orders.where('o.issued_at', '>=', startOf(beginDate));
      return endDate === undefined ? since : since.where('o.issued_at', '<', startOf(addDays(endDate, 1)));
    },
  },
  {
    columns: ['cities'],
    narrow(orders, { depCityName, arrCityName }) {
      if (depCityName === '' && arrCityName === '') return orders;
      return orders.where('o.cities', 'like', citiesLike(depCityName, arrCityName));
    },
  },
  {
    columns: ['dept_no'],
    narrow: (orders, { deptNOList: some }, enterpriseNum) =>
      some.length > 0
        ? orders.where(sql<boolean>`o.dept_no = any (array(${departmentsBelow(enterpriseNum, some)}))`)
        : orders,
  },
  {
    columns: ['order_no'],
    narrow: (orders, { ticketNo }) =>
      ticketNo === ''
        ? orders
        : orders.where('o.order_no', 'in', (of) =>
            of.selectFrom('ticket').select('order_no').where('ticket_no', '=', ticketNo),
          ),
  },
  {
    columns: ['order_no'],
    narrow: (orders, { costCenterNOList: some }) =>
      some.length > 0
        ? orders.where('o.order_no', 'in', (of) =>
            of.selectFrom('order_cost').select('order_no').where('cost_center_no', 'in', some),
          )
        : orders,
  },
  {
    columns: ['order_no'],
    narrow(orders, { isOverStandard }) {
      if (isOverStandard === null) return orders;
      return orders.where(({ exists, not, selectFrom }) => {
        const over = exists(
          selectFrom('order_standard as s')
            .select('s.order_no')
            .whereRef('s.order_no', '=', 'o.order_no')
            // written as in the index expression
            .where(sql<boolean>`s.over_standard in (1, 3)`),
        );
        return isOverStandard ? over : not(over);
      });
    },
  },
  {
    columns: ['order_no'],
    narrow(orders, { changeStateList: some }) {
      if (some.length === 0) return orders;
      const outcomes = some.map((state) => OUTCOMES[state]);
      return orders.where('o.order_no', 'in', (of) =>
        of
          .selectFrom('change_order')
          .select('order_no')
          .where('outcome', 'in', outcomes)
          .unionAll(
            of
              .selectFrom('change_order')
              .select('changed_order_no as order_no')
              .where('outcome', 'in', outcomes),
          ),
      );
    },
  },
  {
    columns: ['order_no'],
    narrow: (orders, { refundStateList: some }) =>
      some.length > 0
        ? orders.where('o.order_no', 'in', (of) =>
            of.selectFrom('refund_order').select('order_no').where('refund_state', 'in', some),
          )
        : orders,
  },
  {
    columns: ['search_letters'],
    narrow: (orders, { keyword }) =>
      isOneLetter(keyword) ? orders.where(containsLetter('o', keyword)) : orders,
  },
  {
    columns: ['search_text'],
    narrow: (orders, filter, enterpriseNum) =>
      textsOf(filter).reduce(
        (some, text) =>
          some.where(containsText({ alias: 'o', column: 'enterprise_num', owner: enterpriseNum }, text)),
        orders,
      ),
  },
  {
    // these fields are compared exactly after the text index has narrowed the rows
    columns: ['search_text'],
    narrow: (orders, filter) =>
      FIELDS.reduce(
        (some, { field, holds }) =>
          filter[field] === '' ? some : some.where(holds(containing(filter[field]))),
        orders,
      ),
  },
];

/** Keywords of single fields. Their text is also in the order's search text, so the text index narrows them. */
const FIELDS = [
  { field: 'orderNo', holds: (part: string) => sql<boolean>`o.order_no like ${part}` },
  { field: 'pnr', holds: (part: string) => sql<boolean>`lower(o.pnr) like lower(${part})` },
  {
    field: 'bookerName',
    holds: (part: string) => sql<boolean>`without_name_dots(o.booker_name) ilike without_name_dots(${part})`,
  },
  {
    field: 'passengerName',
    holds: (part: string) => sql<boolean>`exists (
      select from unnest(o.passenger_names) name where without_name_dots(name) ilike without_name_dots(${part}))`,
  },
  {
    field: 'flightNo',
    holds: (part: string) => sql<boolean>`exists (
      select from jsonb_array_elements(o.flights) flight where lower(flight->>'flightNo') like lower(${part}))`,
  },
] as const satisfies readonly { field: keyof OrderFilter; holds: unknown }[];

/** Keywords that the text index can search. */
function textsOf(filter: OrderFilter): string[] {
  const keyword = isOneLetter(filter.keyword) ? '' : filter.keyword;
  return [keyword, ...FIELDS.map(({ field }) => filter[field])].filter((text) => text !== '');
}

/** Returns whether the filter has a keyword that the text index can search. */
export function isByText(filter: OrderFilter): boolean {
  return textsOf(filter).length > 0;
}

/** Returns whether the filter asks for changed or refunded orders, which no index of the orders groups. */
export const isByAfterSale = ({ changeStateList, refundStateList }: OrderFilter): boolean =>
  changeStateList.length > 0 || refundStateList.length > 0;

/** The filtered orders of the requested scope, in disjoint parts that each have an index. */
export function ordersFor(db: Database, caller: Caller, filter: OrderFilter): Orders[] {
  const scope =
    filter.scope === 'managed'
      ? managedOrders(db, caller, { byText: isByText(filter) })
      : ownOrders(db, caller);
  return scope.map((orders) => filtered(orders, filter, caller.enterpriseNum));
}

const PAGES = {
  own: { object: OBJECT.ownOrders, fault: 'ownOrdersForbidden' },
  managed: { object: OBJECT.managedOrders, fault: 'ordersNotManaged' },
} as const;

/** Throws ownOrdersForbidden, ordersNotManaged, or fieldsInvalid for a filter that the caller may not use. */
export function checkFilter(caller: Caller, { beginDate, endDate, scope }: OrderFilter): void {
  const { object, fault } = PAGES[scope];
  if (!caller.objects.has(object)) throw new Fault(fault);
  if (beginDate !== undefined && endDate !== undefined && beginDate > endDate)
    throw fieldsInvalid({ endDate: '结束日期不能早于开始日期' });
}

/** The enterprise's orders that pass the filter. */
function filtered(orders: Orders, filter: OrderFilter, enterpriseNum: string): Orders {
  return FILTERS.reduce((some, { narrow }) => narrow(some, filter, enterpriseNum), orders);
}

const OUTCOMES = {
  [CHANGE_STATE.underWay]: 'open',
  [CHANGE_STATE.done]: 'done',
  [CHANGE_STATE.failed]: 'failed',
  [CHANGE_STATE.cancelled]: 'cancelled',
} as const satisfies Record<ChangeState, string>;

/** `like` pattern of a journey that leaves the first city, reaches the second, or both in this order. */
function citiesLike(from: string, to: string): string {
  const [left, reached] = [from, to].map((city) => containing(`<${city}>`).slice(1, -1));
  if (to === '') return `%${left}_%`;
  return from === '' ? `_%${reached}%` : `%${left}%${reached}%`;
}

function startOf(date: string): Date {
  return instantOf(`${date}T00:00`);
}
