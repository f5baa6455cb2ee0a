import { sql } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { queryReportFlow } from '../../../../src/contract/report/flow';
import type { Database } from '../../db/database';
import { isInFilter, isWithinScope, type ReportScope } from './scope';

type ReportFlowQuery = ParsedBodyOf<typeof queryReportFlow>;

interface Row {
  dept_no: string | null;
  dept_name: string | null;
  route: string | null;
  amount: number;
  dept_count: number;
  route_count: number;
}

/** Net spend of departments on routes within a scope: the largest of both separately, all others together. */
export async function flowOfSpend(
  db: Database,
  scope: ReportScope,
  asked: ReportFlowQuery,
): Promise<ResultOf<typeof queryReportFlow>> {
  const { basis, deptLimit, routeLimit } = asked;
  const where = sql`${isWithinScope(scope)} and f.basis = ${basis} and ${await isInFilter(db, scope, asked, sql`f.day`)}`;
  const { rows } = await sql<Row>`
    with cells as (
      select f.dept_no, f.route, sum(f.amount)::bigint as amount from travel_day f where ${where} group by 1, 2),
    depts as (
      select dept_no, row_number() over (order by sum(amount) desc, dept_no) as rank, count(*) over () as count
      from cells group by 1),
    routes as (
      select route, row_number() over (order by sum(amount) desc, route) as rank, count(*) over () as count
      from cells group by 1),
    flows as (
      select case when d.rank <= ${deptLimit} then c.dept_no end as dept_no, least(d.rank, ${deptLimit + 1}) as dept_rank,
        case when r.rank <= ${routeLimit} then c.route end as route, least(r.rank, ${routeLimit + 1}) as route_rank,
        sum(c.amount)::bigint as amount, max(d.count) as dept_count, max(r.count) as route_count
      from cells c join depts d using (dept_no) join routes r using (route)
      group by 1, 2, 3, 4)
    select f.*, (select dept_name from department d where d.dept_no = f.dept_no) as dept_name
    from flows f order by dept_rank, route_rank`.execute(db);
  return {
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    flowList: rows.map(({ dept_no, dept_name, route, amount }) => ({
      deptNO: dept_no,
      deptName: dept_name ?? dept_no ?? '',
      route,
      amount,
    })),
    deptCount: rows[0]?.dept_count ?? 0,
    routeCount: rows[0]?.route_count ?? 0,
  };
}
