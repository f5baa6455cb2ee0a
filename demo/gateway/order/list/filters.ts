import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { queryorderListOnPermission } from '../../../../src/contract/order/list';
import { addDays, instantOf } from '../../../../src/domain/shanghai-time';
import type { Schema } from '../../db/schema';
import { containsLetter, containsText, isOneLetter } from '../../db/text-search';
import type { Orders } from '../scope';

export type OrderFilter = ParsedBodyOf<typeof queryorderListOnPermission>;
type Column = keyof Schema['flight_order'];
type Narrow = (orders: Orders, filter: OrderFilter, enterpriseNum: string) => Orders;

interface Filter {
  /** What it looks at. */
  columns: readonly Column[];
  narrow: Narrow;
}

/**
 * The list's filters. Every index of a sort order holds their columns, so that counting and skipping read the index
 * alone; a test compares. Text has an index of its own.
 */
export const FILTERS: readonly Filter[] = [
  {
    columns: ['order_status'],
    narrow: (orders, { orderStatusList: some }) =>
      some.length > 0 ? orders.where('o.order_status', 'in', some) : orders,
  },
  {
    // a shared payment is found by each of its parts
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
      // text of one format: compares as the times do
      const since = beginDate === undefined ? orders : orders.where('o.take_off_time', '>=', beginDate);
      return endDate === undefined ? since : since.where('o.take_off_time', '<', addDays(endDate, 1));
    },
  },
  {
    columns: ['search_letters'],
    narrow: (orders, { keyword }) =>
      isOneLetter(keyword) ? orders.where(containsLetter('o', keyword)) : orders,
  },
  {
    columns: ['search_text'],
    narrow: (orders, filter, enterpriseNum) =>
      isByText(filter)
        ? orders.where(
            containsText({ alias: 'o', column: 'enterprise_num', owner: enterpriseNum }, filter.keyword),
          )
        : orders,
  },
];

/** Those of an enterprise's orders that pass the filter. */
export function filtered(orders: Orders, filter: OrderFilter, enterpriseNum: string): Orders {
  return FILTERS.reduce((some, { narrow }) => narrow(some, filter, enterpriseNum), orders);
}

/** Is there a keyword that the index of texts finds? */
export function isByText({ keyword }: OrderFilter): boolean {
  return keyword !== '' && !isOneLetter(keyword);
}

function startOf(date: string): Date {
  return instantOf(`${date}T00:00`);
}
