import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { hasLockedFilters } from '../../../src/contract/login/token-scope';
import type { Caller } from '../server/http/caller';

/**
 * Condition on `o`, which is `flight_order`, that an order is within the filters that the caller's token locks: of one of
 * the departments or below it, and with the costs of every traveller in the cost centres, since an order is shown and
 * changed as a whole. True without locked filters.
 */
export function withinLocks({
  enterpriseNum,
  tokenScope,
}: Pick<Caller, 'enterpriseNum' | 'tokenScope'>): Expression<SqlBool> {
  const { deptNOs, costCenterNOs } = tokenScope ?? {};
  const conditions = [
    ...(deptNOs ? [sql<SqlBool>`o.dept_no = any (array(${departmentsBelow(enterpriseNum, deptNOs)}))`] : []),
    ...(costCenterNOs
      ? [
          sql<SqlBool>`not exists (
            select from order_passenger traveller
            left join order_cost cost using (order_no, passenger_no)
            where traveller.order_no = o.order_no
              and (cost.cost_center_no = any (${[...costCenterNOs]})) is not true)`,
        ]
      : []),
  ];
  return conditions.length === 0 ? sql<SqlBool>`true` : sql.join(conditions, sql` and `);
}

/**
 * Condition on `approval_request` that an application waits for, or is to change or refund, an order within the filters
 * that the caller's token locks; other applications are outside of all of them. True without locked filters.
 */
export function isForLockedOrder(caller: Pick<Caller, 'enterpriseNum' | 'tokenScope'>): Expression<SqlBool> {
  const { enterpriseNum, tokenScope } = caller;
  if (tokenScope === undefined || !hasLockedFilters(tokenScope)) return sql<SqlBool>`true`;
  return sql<SqlBool>`exists (
    select from flight_order o
    where o.order_no = coalesce(approval_request.after_sale_of, approval_request.order_no)
      and o.enterprise_num = ${enterpriseNum} and ${withinLocks(caller)})`;
}

/** Departments of an enterprise with all their descendants. */
export function departmentsBelow(enterpriseNum: string, deptNos: readonly string[]): RawBuilder<string> {
  return sql`with recursive below as (
      select dept_no from department
        where enterprise_num = ${enterpriseNum} and dept_no in (${sql.join(deptNos)})
      union select d.dept_no from department d join below b on d.parent_no = b.dept_no
        where d.enterprise_num = ${enterpriseNum})
    select dept_no from below`;
}
