import { DATA_RANGE, type Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import { ofAll, orderScope, ownOrders } from '../order/scope';
import type { SpendMonths } from './spend-months';

/**
 * Costs of orders in the caller's scope by the ledger, this month and last: the sum of sales entries, payments minus
 * refunds, each by its booking time.
 */
export async function sumSpend(db: Database, caller: Caller, months: SpendMonths) {
  const { range, deptNos } = orderScope(caller);
  const { thisMonth, lastMonth, lastMonthToDate } = months;
  const sums = await db
    .selectFrom('ledger_entry as e')
    .where('e.account_no', '=', (accounts) =>
      accounts
        .selectFrom('ledger_account')
        .select('account_no')
        .where('enterprise_num', '=', caller.enterpriseNum)
        .where('kind', '=', 'sales'),
    )
    .where('e.booked_at', '>=', lastMonth)
    // the account belongs to the enterprise, so callers who see all of it need no filter by order
    .$if(range !== DATA_RANGE.enterprise, (some) =>
      some.where((eb) => {
        const own = eb(
          'e.order_no',
          'in',
          ofAll(ownOrders(db, caller), (orders) => orders.select('o.order_no')),
        );
        return range === DATA_RANGE.department ? eb.or([eb('e.dept_no', 'in', deptNos), own]) : own;
      }),
    )
    .select(({ fn }) => [
      fn.sum<number | null>('e.amount').filterWhere('e.booked_at', '>=', thisMonth).as('amount'),
      fn.sum<number | null>('e.amount').filterWhere('e.booked_at', '<', thisMonth).as('lastAmount'),
      fn
        .sum<number | null>('e.amount')
        .filterWhere('e.booked_at', '<', lastMonthToDate)
        .as('lastAmountToDate'),
      fn
        .count<number>('e.order_no')
        .distinct()
        .filterWhere('e.booked_at', '>=', thisMonth)
        // refunds are negative
        .filterWhere('e.amount', '>', 0)
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
