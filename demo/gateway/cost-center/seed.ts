import { sql } from 'kysely';
import type { DatabaseTransaction } from '../db/database';
import type { DemoSeed } from '../seed/demo-seed';

/** Ten thousand yuan, in fen: budgets are set in round sums. */
const ROUND = 1_000_000;
/** Ratios of budget to spending, by how a cost centre's year was planned. */
const PLANNED = [1.08, 0.97, 1.02, 1.15];

/**
 * Budgets of the years with trips: the spending, spread evenly over the months and planned well or badly; the minimum
 * without spending.
 */
export const seed: DemoSeed = {
  after: ['report', 'report/records', 'cost-center/objects'],
  async insert({ tx, now }) {
    for (const { enterprise_num, cost_center_no, year, months, amount } of await spentByYear(tx)) {
      const planned = PLANNED[Number(cost_center_no.slice(-1)) % PLANNED.length] ?? 1;
      const month = Math.max(1, Math.round((amount * planned) / months / ROUND)) * ROUND;
      await tx
        .insertInto('cost_center_budget')
        .values({
          enterprise_num,
          cost_center_no,
          budget_year: year,
          revision: 1,
          month_amounts: JSON.stringify(Array.from({ length: 12 }, () => month)),
          changed_by: null,
          changed_at: now,
        })
        .execute();
    }
  },
};

interface Spent {
  enterprise_num: string;
  cost_center_no: string;
  year: number;
  months: number;
  amount: number;
}

async function spentByYear(tx: DatabaseTransaction): Promise<Spent[]> {
  const { rows } = await sql<Spent>`
    with spent as (
      select enterprise_num, cost_center_no, extract(year from day)::int as year,
        count(distinct date_trunc('month', day))::int as months, sum(amount)::bigint as amount
      from travel_day where basis = 'booked' group by 1, 2, 3)
    select enterprise_num, cost_center_no, year, coalesce(months, 1) as months, coalesce(amount, 0) as amount
    from (select distinct enterprise_num, year from spent) y join cost_center c using (enterprise_num)
    left join spent using (enterprise_num, cost_center_no, year) order by 1, 2, 3`.execute(tx);
  return rows;
}
