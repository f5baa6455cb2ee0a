import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { queryorderListOnPermission } from '../../../../src/contract/order/list';
import { addDays, instantOf } from '../../../../src/domain/shanghai-time';
import type { Schema } from '../../db/schema';
import { containsLetter, containsText, isOneLetter } from '../../db/text-search';
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
  search_letters: (orders, { keyword }) =>
    isOneLetter(keyword) ? orders.where(containsLetter('o', keyword)) : orders,
  search_text: (orders, filter, enterpriseNum) =>
    isByText(filter)
      ? orders.where(
          containsText({ alias: 'o', column: 'enterprise_num', owner: enterpriseNum }, filter.keyword),
        )
      : orders,
};

/** Those of an enterprise's orders that pass the filter. */
export function filtered(orders: Orders, filter: OrderFilter, enterpriseNum: string): Orders {
  return Object.values(FILTERS).reduce((some, narrow) => narrow(some, filter, enterpriseNum), orders);
}

/** Is there a keyword that the index of texts finds? */
export function isByText({ keyword }: OrderFilter): boolean {
  return keyword !== '' && !isOneLetter(keyword);
}

function startOf(date: string): Date {
  return instantOf(`${date}T00:00`);
}
