import { sql, type RawBuilder } from 'kysely';
import type { BudgetForecast, ForecastGroup } from '../../../../src/contract/cost-center/budgets';
import { yearOf } from '../../../../src/domain/cost-center/year-budget';
import { monthsWithin, yearForecast } from '../../../../src/domain/cost-center/year-forecast';
import { HELD_STATES } from '../../../../src/domain/order/states';
import { instantOf } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { CHARGED, findMonthAmounts } from '../objects/budget-use';

interface ForecastsAsked {
  enterpriseNum: string;
  forecastGroup: ForecastGroup;
  today: string;
}

/** Page of forecasts: by offset, or after one. */
type Range = { limit: number } & ({ offset: number } | { after: BudgetForecast | undefined });

interface SpendingRow {
  no: string;
  name: string;
  valid_from: string;
  valid_to: string;
  used: number;
  held: number;
  running: number;
}

/** Cost centres or departments, with the days within which they can be charged; '' for no end. */
const MEMBERS: Readonly<Record<ForecastGroup, RawBuilder<unknown>>> = {
  costCenter: sql`select cost_center_no as no, cost_center_name as name, enterprise_num, valid_from::text,
    coalesce(least(valid_to, closed_on)::text, '') as valid_to from cost_center`,
  department: sql`select dept_no as no, dept_name as name, enterprise_num, '' as valid_from, '' as valid_to
    from department`,
};

const KEYS: Readonly<Record<ForecastGroup, string>> = { costCenter: 'cost_center_no', department: 'dept_no' };

/** Common table expressions of the spending of the year: booked and less refunds, and ordered without tickets yet. */
function spendingOf({ enterpriseNum, forecastGroup, today }: ForecastsAsked): RawBuilder<unknown> {
  const [year, month] = [Number(today.slice(0, 4)), today.slice(0, 7)];
  const begins = (day: string) => instantOf(`${day}T00:00`);
  const key = sql.raw(KEYS[forecastGroup]);
  return sql`
    used as (
      select ${key} as no, sum(amount)::bigint as year,
        coalesce(sum(amount) filter (where to_char(day, 'YYYY-MM') = ${month}), 0)::bigint as month
      from travel_day where enterprise_num = ${enterpriseNum} and basis = 'booked'
        and day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
      group by 1
    ), held as (
      select c.${key} as no, sum(paid.amount)::bigint as year, coalesce(sum(paid.amount) filter (
        where to_char(o.created_at at time zone 'Asia/Shanghai', 'YYYY-MM') = ${month}), 0)::bigint as month
      from flight_order o join order_cost c using (order_no)
      join order_passenger p using (order_no, passenger_no)
      cross join lateral (select ${CHARGED} as amount) paid
      where o.enterprise_num = ${enterpriseNum} and o.order_status = any(${[...HELD_STATES]}::text[])
        and o.issued_at is null and o.created_at >= ${begins(`${year}-01-01`)}
        and o.created_at < ${begins(`${year + 1}-01-01`)}
      group by 1
    ), spending as (
      select m.no, m.name, m.valid_from, m.valid_to, coalesce(used.year, 0)::bigint as used,
        coalesce(held.year, 0)::bigint as held,
        (coalesce(used.month, 0) + coalesce(held.month, 0))::bigint as running
      from (${MEMBERS[forecastGroup]}) m left join used on used.no = m.no left join held on held.no = m.no
      where m.enterprise_num = ${enterpriseNum})`;
}

export async function countForecasts(db: Database, asked: ForecastsAsked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${MEMBERS[asked.forecastGroup]}) m
    where enterprise_num = ${asked.enterpriseNum}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Forecasts in the order of the spent and ordered amounts, the largest first. */
export async function findForecasts(
  db: Database,
  asked: ForecastsAsked,
  range: Range,
): Promise<BudgetForecast[]> {
  const after = 'after' in range ? range.after : undefined;
  const behind =
    after === undefined
      ? sql``
      : sql`where (-(used + held), no) > (${-(after.used + after.held)}, ${after.no})`;
  const { rows } = await sql<SpendingRow>`with ${spendingOf(asked)} select * from spending ${behind}
    order by -(used + held), no limit ${range.limit} offset ${'offset' in range ? range.offset : 0}`.execute(
    db,
  );
  const [year, month] = [Number(asked.today.slice(0, 4)), Number(asked.today.slice(5, 7))];
  const nos = rows.map(({ no }) => no);
  const months =
    asked.forecastGroup === 'costCenter' ? await findMonthAmounts(db, nos, year) : new Map<string, null>();
  return rows.map(({ no, name, valid_from, valid_to, used, held, running }) => {
    const amounts = months.get(no) ?? null;
    const valid = monthsWithin(year, { from: valid_from, to: valid_to });
    return {
      no,
      name,
      budget: amounts === null ? null : (yearOf(amounts) ?? null),
      used,
      held,
      forecast: yearForecast({ month, ...valid, closed: used + held - running, running }),
    };
  });
}
