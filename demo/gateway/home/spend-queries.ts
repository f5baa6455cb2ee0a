import type { Caller } from '../server/caller';
import type { Database } from '../db/database';
import { withinScope } from '../order/scope';
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
    .where('p.order_no', 'in', (orders) =>
      orders
        .selectFrom('flight_order as o')
        .select('o.order_no')
        .where('o.enterprise_num', '=', caller.enterpriseNum)
        .where((eb) => withinScope(eb, caller)),
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
