import { sql } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { queryorderListOnPermission } from '../../../../src/contract/order/list';
import { addDays, instantOf } from '../../../../src/domain/shanghai-time';
import { containing } from '../../db/like';
import type { Schema } from '../../db/schema';
import type { Orders } from '../scope';

export type OrderFilter = ParsedBodyOf<typeof queryorderListOnPermission>;
type Column = keyof Schema['flight_order'];
type Narrow = (orders: Orders, filter: OrderFilter, enterpriseNum: string) => Orders;

/**
 * The list's filters, each by the one column it looks at. Every index of a sort order holds these columns, so that
 * counting and skipping read the index alone; a test compares. Text has an index of its own.
 */
export const FILTERS: Partial<Record<Column, Narrow>> = {
  order_status: (orders, { orderStatusList: some }) =>
    some.length > 0 ? orders.where('o.order_status', 'in', some) : orders,
  pay_type: (orders, { payTypeList: some }) =>
    some.length > 0 ? orders.where('o.pay_type', 'in', some) : orders,
  commission_type: (orders, { commissionTypeList: some }) =>
    some.length > 0 ? orders.where('o.commission_type', 'in', some) : orders,
  created_at: (orders, { dateBasis, beginDate, endDate }) => {
    if (dateBasis !== 'createTime') return orders;
    const since = beginDate === undefined ? orders : orders.where('o.created_at', '>=', startOf(beginDate));
    return endDate === undefined ? since : since.where('o.created_at', '<', startOf(addDays(endDate, 1)));
  },
  take_off_time: (orders, { dateBasis, beginDate, endDate }) => {
    if (dateBasis !== 'takeOffTime') return orders;
    // text of one format: compares as the times do
    const since = beginDate === undefined ? orders : orders.where('o.take_off_time', '>=', beginDate);
    return endDate === undefined ? since : since.where('o.take_off_time', '<', addDays(endDate, 1));
  },
  search_text: (orders, { keyword }, enterpriseNum) =>
    keyword === '' ? orders : withText(orders, keyword, enterpriseNum),
};

/** Those of an enterprise's orders that pass the filter. */
export function filtered(orders: Orders, filter: OrderFilter, enterpriseNum: string): Orders {
  return Object.values(FILTERS).reduce((some, narrow) => narrow(some, filter, enterpriseNum), orders);
}

/** The index finds those that have all parts of the keyword, the comparison those that have them in a row. */
function withText(orders: Orders, keyword: string, enterpriseNum: string): Orders {
  return orders
    .where(
      sql<boolean>`order_search_parts(o.enterprise_num, o.search_text) @> order_keyword_parts(${enterpriseNum}, ${keyword})`,
    )
    .where(sql<boolean>`lower(o.search_text) like lower(${containing(keyword)})`);
}

function startOf(date: string): Date {
  return instantOf(`${date}T00:00`);
}
