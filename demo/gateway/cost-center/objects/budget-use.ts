import { sql, type RawBuilder } from 'kysely';
import type { BudgetUse } from '../../../../src/contract/cost-center/cost-objects';
import { budgetAmounts } from '../../../../src/domain/cost-center/budget-use';
import { HELD_STATES } from '../../../../src/domain/order/states';
import { instantOf } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';

/** Budgets of cost centres for the year and month of a day, with the spent and the reserved amounts. */
export interface BudgetUses {
  yearBudget: BudgetUse;
  monthBudget: BudgetUse;
}

interface Sums {
  no: string;
  year: number;
  month: number;
}

export async function findBudgetUses(
  db: Database,
  enterpriseNum: string,
  nos: readonly string[],
  today: string,
): Promise<(no: string) => BudgetUses> {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const months = await findMonthAmounts(db, nos, year);
  const used = byNo(await sumUsed(db, enterpriseNum, nos, today));
  const held = byNo(await sumReserved(db, enterpriseNum, nos, today));
  return (no) => {
    const amounts = budgetAmounts(months.get(no) ?? null, month);
    const use = (of: 'year' | 'month'): BudgetUse => ({
      amount: amounts[of],
      used: used.get(no)?.[of] ?? 0,
      held: held.get(no)?.[of] ?? 0,
    });
    return { yearBudget: use('year'), monthBudget: use('month') };
  };
}

const byNo = (rows: readonly Sums[]): ReadonlyMap<string, Sums> => new Map(rows.map((row) => [row.no, row]));

/** Current budgets of the months. */
export async function findMonthAmounts(
  db: Database,
  nos: readonly string[],
  year: number,
): Promise<ReadonlyMap<string, number[] | null>> {
  const rows = await db
    .selectFrom('cost_center_budget')
    .distinctOn('cost_center_no')
    .select(['cost_center_no', 'month_amounts'])
    .where('budget_year', '=', year)
    .where((eb) => eb('cost_center_no', '=', eb.fn.any(eb.val([...nos]))))
    .orderBy('cost_center_no')
    .orderBy('revision', 'desc')
    .execute();
  return new Map(rows.map(({ cost_center_no, month_amounts }) => [cost_center_no, month_amounts]));
}

/** Spent amounts net of refunds, by booking day. */
async function sumUsed(
  db: Database,
  enterpriseNum: string,
  nos: readonly string[],
  today: string,
): Promise<Sums[]> {
  const [year, month] = [today.slice(0, 4), today.slice(0, 7)];
  const { rows } = await sql<Sums>`
    select cost_center_no as no, sum(amount)::bigint as year,
      coalesce(sum(amount) filter (where to_char(day, 'YYYY-MM') = ${month}), 0)::bigint as month
    from travel_day
    where enterprise_num = ${enterpriseNum} and basis = 'booked'
      and day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
      and cost_center_no = any(${[...nos]}::text[])
    group by 1`.execute(db);
  return rows;
}

/**
 * SQL amount that order `o` charges to cost `c` for passenger `p`, computed as the reports will; for a change, its
 * payment.
 */
export const CHARGED: RawBuilder<number> = sql`case when o.change_of is null then p.service_fee
    + coalesce((select sum(sale_price + build_fee + fuel_fee) from ticket t
      where t.order_no = o.order_no and t.passenger_no = c.passenger_no), 0)
    + coalesce((select sum(price) from order_insurance i
      where i.order_no = o.order_no and i.passenger_no = c.passenger_no), 0)
  else coalesce((select sum(change_fee + fare_difference) from change_ticket t
      where t.order_no = o.order_no and t.passenger_no = c.passenger_no), 0) end`;

/** Amounts that an order charges to each cost centre, by number. */
export async function findOrderCharges(
  db: Database,
  orderNo: string,
): Promise<{ no: string; name: string; needed: number }[]> {
  const { rows } = await sql<{ no: string; name: string; needed: number }>`
    select c.cost_center_no as no, cc.cost_center_name as name, sum(${CHARGED})::bigint as needed
    from flight_order o join order_cost c using (order_no)
    join order_passenger p using (order_no, passenger_no)
    join cost_center cc on cc.cost_center_no = c.cost_center_no
    where o.order_no = ${orderNo}
    group by 1, 2 order by 1`.execute(db);
  return rows;
}

/**
 * Amounts of ordered flights without tickets yet, with service fees and insurance, computed as the reports will; for a
 * change, its payment.
 */
async function sumReserved(
  db: Database,
  enterpriseNum: string,
  nos: readonly string[],
  today: string,
): Promise<Sums[]> {
  const year = Number(today.slice(0, 4));
  const begins = (day: string) => instantOf(`${day}T00:00`);
  const { rows } = await sql<Sums>`
    select c.cost_center_no as no, sum(paid.amount)::bigint as year,
      coalesce(sum(paid.amount)
        filter (where to_char(o.created_at at time zone 'Asia/Shanghai', 'YYYY-MM') = ${today.slice(0, 7)}), 0)::bigint as month
    from flight_order o join order_cost c using (order_no)
    join order_passenger p using (order_no, passenger_no)
    cross join lateral (select ${CHARGED} as amount) paid
    where o.enterprise_num = ${enterpriseNum} and o.order_status = any(${[...HELD_STATES]}::text[])
      and o.issued_at is null and o.created_at >= ${begins(`${year}-01-01`)} and o.created_at < ${begins(`${year + 1}-01-01`)}
      and c.cost_center_no = any(${[...nos]}::text[])
    group by 1`.execute(db);
  return rows;
}
