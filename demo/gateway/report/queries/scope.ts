import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { hasLockedFilters } from '../../../../src/contract/login/token-scope';
import { REPORT_SCOPE } from '../../../../src/contract/data-permission/data-permission';
import type { ReportFilter } from '../../../../src/contract/report/report';
import type { Reach } from '../../../../src/domain/permission/reach';
import { authorityFor } from '../../data-permission/authority';
import { reachOf, departmentsWithDescendants } from '../../data-permission/reach';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';

/** Facts that a person may see beside their own. */
export interface ReportScope extends Reach {
  enterpriseNum: string;
  /** Filters that the token locks, which narrow the rest. */
  locks?: ReportLocks;
}

/** Departments with all below them, and cost centres, outside of which no fact exists; undefined: not locked. */
interface ReportLocks {
  deptNos: readonly string[] | undefined;
  costCenterNos: readonly string[] | undefined;
}

/** The caller's scope of reports (specification 6). Grants to the person add to the scope of their own facts. */
export async function reportScope(db: Database, caller: Caller): Promise<ReportScope> {
  const authority = await authorityFor(db, caller, REPORT_SCOPE);
  const { enterpriseNum, tokenScope } = caller;
  const reach = { enterpriseNum, ...(await reachOf(db, caller, authority)) };
  if (tokenScope === undefined || !hasLockedFilters(tokenScope)) return reach;
  const { deptNOs, costCenterNOs: costCenterNos } = tokenScope;
  const deptNos = deptNOs && (await departmentsWithDescendants(db, enterpriseNum, deptNOs));
  return { ...reach, locks: { deptNos, costCenterNos } };
}

/** Condition on `f`, with the columns of a fact, that it is within a scope. */
export function isWithinScope({
  enterpriseNum,
  isWhole,
  staffNos,
  deptNos,
  locks,
}: ReportScope): RawBuilder<SqlBool> {
  const ofEnterprise = sql.join<SqlBool>(
    [sql<SqlBool>`f.enterprise_num = ${enterpriseNum}`, ...(locks ? isWithinLocks(locks) : [])],
    sql` and `,
  );
  if (isWhole) return ofEnterprise;
  const ofStaff = sql<SqlBool>`f.staff_no = any(${[...staffNos]})`;
  if (deptNos.length === 0) return sql<SqlBool>`${ofEnterprise} and ${ofStaff}`;
  return sql<SqlBool>`${ofEnterprise} and (${ofStaff} or f.dept_no = any(${[...deptNos]}))`;
}

const isWithinLocks = ({ deptNos, costCenterNos }: ReportLocks): RawBuilder<SqlBool>[] => [
  ...(deptNos ? [sql<SqlBool>`f.dept_no = any(${[...deptNos]})`] : []),
  ...(costCenterNos ? [sql<SqlBool>`f.cost_center_no = any(${[...costCenterNos]})`] : []),
];

/** Condition on `f` that it matches a filter; `day` is the column of its day. */
export async function isInFilter(
  db: Database,
  { enterpriseNum }: ReportScope,
  filter: ReportFilter,
  day: RawBuilder<unknown>,
): Promise<RawBuilder<SqlBool>> {
  const { deptNOList } = filter;
  const lists: Readonly<Record<string, readonly string[]>> = {
    dept_no: filter.deptAloneNOList,
    staff_no: filter.staffNOList,
    cost_center_no: filter.costCenterNOList,
    entity_no: filter.accountingEntityNOList,
    route: filter.routeList,
    carrier: filter.carrierList,
  };
  const conditions = [
    sql<SqlBool>`${day} between ${filter.beginDate}::date and ${filter.endDate}::date`,
    sql<SqlBool>`f.product = any(${[...filter.products]})`,
    ...(deptNOList.length === 0
      ? []
      : [sql<SqlBool>`f.dept_no = any(${await departmentsWithDescendants(db, enterpriseNum, deptNOList)})`]),
    ...Object.entries(lists)
      .filter(([, some]) => some.length > 0)
      .map(([column, some]) => sql<SqlBool>`${sql.ref(`f.${column}`)} = any(${[...some]})`),
  ];
  return sql.join<SqlBool>(conditions, sql` and `);
}
