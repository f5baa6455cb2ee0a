import { sql } from 'kysely';
import type { ParsedBodyOf } from '../../../src/contract/call';
import type {
  CostCenterBudget,
  queryCostCenterBudgets,
  saveCostCenterBudget,
} from '../../../src/contract/cost-center/budgets';
import type { Database } from '../db/database';
import type { Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';

/** Current budgets of some cost centres of an enterprise, by number. */
export async function findBudgets(
  db: Database,
  enterpriseNum: string,
  { budgetYear, costCenterNOList }: ParsedBodyOf<typeof queryCostCenterBudgets>,
): Promise<CostCenterBudget[]> {
  const isAsked =
    costCenterNOList.length === 0 ? sql`true` : sql`c.cost_center_no = any(${[...costCenterNOList]}::text[])`;
  const { rows } = await sql<CostCenterBudget>`
    select c.cost_center_no as "costCenterNO", c.cost_center_name as "costCenterName",
      nullif(b.month_amounts, 'null') as "monthAmountList", coalesce(b.revision, 0) as revision
    from cost_center c
    left join lateral (
      select month_amounts, revision from cost_center_budget
      where cost_center_no = c.cost_center_no and budget_year = ${budgetYear}
      order by revision desc limit 1) b on true
    where c.enterprise_num = ${enterpriseNum} and ${isAsked} order by c.cost_center_no`.execute(db);
  return rows;
}

/** Replaces the budget that the new one was based on; returns its revision. Throws costCenterUnknown, budgetChanged. */
export async function setBudget(
  db: Database,
  { enterpriseNum, staffNo }: Caller,
  { costCenterNO, budgetYear, monthAmountList, basedOn }: ParsedBodyOf<typeof saveCostCenterBudget>,
  now: Date,
): Promise<number> {
  const costCenter = await db
    .selectFrom('cost_center')
    .select('cost_center_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('cost_center_no', '=', costCenterNO)
    .executeTakeFirst();
  if (costCenter === undefined) throw new Fault('costCenterUnknown');
  const revision = basedOn + 1;
  // of two budgets based on the same one, the first wins
  const set = await sql`
    insert into cost_center_budget
      (enterprise_num, cost_center_no, budget_year, revision, month_amounts, changed_by, changed_at)
    select ${enterpriseNum}, ${costCenterNO}, ${budgetYear}::smallint, ${revision}::integer,
      ${JSON.stringify(monthAmountList)}::jsonb, ${staffNo}, ${now}
    where ${basedOn} = (
      select coalesce(max(revision), 0) from cost_center_budget
      where cost_center_no = ${costCenterNO} and budget_year = ${budgetYear})
    on conflict do nothing returning revision`.execute(db);
  if (set.rows.length === 0) throw new Fault('budgetChanged');
  return revision;
}
