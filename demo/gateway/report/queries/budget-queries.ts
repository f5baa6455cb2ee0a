import { sql } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { queryReportBudget } from '../../../../src/contract/report/budget';
import { budgetByParts, budgetOfDays } from '../../../../src/domain/report/budget';
import type { Database } from '../../db/database';
import type { ReportScope } from './scope';

type Budget = ResultOf<typeof queryReportBudget>;

interface Row {
  /** YYYY-MM; null for a year without a budget of the cost centre. */
  month: string | null;
  amount: number;
  without: number;
}

/** Budgets of a scope's cost centres in a period; empty unless the scope is the whole enterprise. */
export async function budgetOfPeriod(
  db: Database,
  { enterpriseNum, isWhole, locks }: ReportScope,
  { beginDate, endDate, granularity, costCenterNOList }: ParsedBodyOf<typeof queryReportBudget>,
): Promise<Budget> {
  if (!isWhole || locks !== undefined) return { amount: null, rowList: [], withoutBudgetCount: 0 };
  const isWanted =
    costCenterNOList.length === 0 ? sql`true` : sql`c.cost_center_no = any(${[...costCenterNOList]})`;
  const { rows } = await sql<Row>`
    with wanted as (
      select c.cost_center_no, of.year::int as year
      from cost_center c
      cross join generate_series(${Number(beginDate.slice(0, 4))}::int, ${Number(endDate.slice(0, 4))}::int) of (year)
      where c.enterprise_num = ${enterpriseNum} and ${isWanted}),
    held as (
      select w.cost_center_no, w.year, b.month_amounts
      from wanted w left join lateral (
        select nullif(month_amounts, 'null') as month_amounts from cost_center_budget b
        where b.cost_center_no = w.cost_center_no and b.budget_year = w.year
        order by revision desc limit 1) b on true)
    select case when h.month_amounts is not null then h.year || '-' || lpad(m.month::text, 2, '0') end as month,
      coalesce(sum(m.amount::bigint), 0)::bigint as amount,
      count(distinct h.cost_center_no) filter (where h.month_amounts is null)::int as without
    from held h left join lateral jsonb_array_elements_text(h.month_amounts) with ordinality m (amount, month) on true
    group by 1`.execute(db);
  const budgets = new Map(
    rows.flatMap(({ month, amount }) => (month === null ? [] : [[month, amount] as const])),
  );
  const period = { beginDate, endDate };
  return {
    amount: budgetOfDays(budgets, period) ?? null,
    rowList: budgetByParts(budgets, period, granularity),
    withoutBudgetCount: rows.find(({ month }) => month === null)?.without ?? 0,
  };
}
