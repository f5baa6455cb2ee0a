import { DATA_RANGE, type Caller } from '../server/caller';
import type { Database } from '../db/database';
import { managedOrders, ofAll } from '../order/scope';
import type { SpendMonths } from './spend-months';

/**
 * What orders in the caller's scope cost by the ledger, this month and last: sales entries, so payments count
 * up and refunds down, each when it was booked.
 */
export async function sumSpend(db: Database, caller: Caller, months: SpendMonths) {
  const { thisMonth, lastMonth, lastMonthToDate } = months;
  const sums = await db
    .selectFrom('payment as p')
    .innerJoin('ledger_transfer as t', 't.payment_no', 'p.payment_no')
    .innerJoin('ledger_entry as e', 'e.transfer_no', 't.transfer_no')
    .innerJoin('ledger_account as a', 'a.account_no', 'e.account_no')
    .where('a.kind', '=', 'sales')
    .where('t.transferred_at', '>=', lastMonth)
    // an enterprise sells on its own account: to all who see all of it the orders need not be looked at
    .where('a.enterprise_num', '=', caller.enterpriseNum)
    .$if(caller.range !== DATA_RANGE.enterprise, (some) =>
      some.where('p.order_no', 'in', () =>
        ofAll(managedOrders(db, caller), (orders) => orders.select('o.order_no')),
      ),
    )
    .select(({ fn }) => [
      fn.sum<number | null>('e.amount').filterWhere('t.transferred_at', '>=', thisMonth).as('amount'),
      fn.sum<number | null>('e.amount').filterWhere('t.transferred_at', '<', thisMonth).as('lastAmount'),
      fn
        .sum<number | null>('e.amount')
        .filterWhere('t.transferred_at', '<', lastMonthToDate)
        .as('lastAmountToDate'),
      fn
        .count<number>('p.order_no')
        .distinct()
        .filterWhere('t.transferred_at', '>=', thisMonth)
        .filterWhere('t.kind', '=', 'payment')
        .as('orderCount'),
    ])
    .executeTakeFirstOrThrow();
  return {
    amount: sums.amount ?? 0,
    lastAmount: sums.lastAmount ?? 0,
    lastAmountToDate: sums.lastAmountToDate ?? 0,
    orderCount: sums.orderCount,
  };
}
