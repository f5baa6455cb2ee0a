import { sql } from 'kysely';
import type { ResultOf } from '../../../../src/contract/call';
import type { DimensionId, queryReportDimension } from '../../../../src/contract/report/report';
import { DIMENSION } from '../../../../src/domain/report/scope';
import type { Database } from '../../db/database';
import { isWithinScope, type ReportScope } from './scope';

type Member = ResultOf<typeof queryReportDimension>['memberList'][number];

/**
 * Choices of a dimension: all of the enterprise, or those named by the facts and people of a narrower scope. Locked filters
 * leave those that a fact within them names.
 */
export async function findDimension(
  db: Database,
  scope: ReportScope,
  dimension: DimensionId,
): Promise<Member[]> {
  const { enterpriseNum, isWhole, deptNos, staffNos, locks } = scope;
  const all = sql.lit(isWhole);
  const inScope = sql`(s.staff_no = any(${[...staffNos]}) or s.dept_no = any(${[...deptNos]}))`;
  const ofStaff = (column: string) =>
    sql`(${all} or exists (select from staff s where ${sql.ref(`s.${column}`)} = ${sql.ref(`m.${column}`)} and ${inScope}))`;
  /** `column` of a fact, and the column of the choice. */
  const isNamed = (column: string, choice: string) =>
    locks === undefined
      ? sql`true`
      : sql`exists (select from travel_fact f where ${sql.ref(`f.${column}`)} = ${sql.ref(choice)} and ${isWithinScope(scope)})`;
  const queries = {
    [DIMENSION.group]: sql<Member>`
      select enterprise_num as no, ent_name as name, '' as "parentNo" from enterprise
      where enterprise_num = ${enterpriseNum}`,
    [DIMENSION.department]: sql<Member>`
      select m.dept_no as no, m.dept_name as name, coalesce(m.parent_no, '') as "parentNo" from department m
      where m.enterprise_num = ${enterpriseNum} and (${all} or m.dept_no = any(${[...deptNos]})
        or exists (select from staff s where s.dept_no = m.dept_no and s.staff_no = any(${[...staffNos]})))
        and ${isNamed('dept_no', 'm.dept_no')}
      order by m.dept_no`,
    [DIMENSION.person]: sql<Member>`
      select s.staff_no as no, s.staff_name as name, s.dept_no as "parentNo" from staff s
      where s.enterprise_num = ${enterpriseNum} and (${all} or ${inScope}) and ${isNamed('staff_no', 's.staff_no')}
      order by s.staff_no`,
    [DIMENSION.costCenter]: sql<Member>`
      select m.cost_center_no as no, m.cost_center_name as name, '' as "parentNo" from cost_center m
      where m.enterprise_num = ${enterpriseNum} and ${ofStaff('cost_center_no')}
        and ${isNamed('cost_center_no', 'm.cost_center_no')} order by m.cost_center_no`,
    [DIMENSION.accountingEntity]: sql<Member>`
      select m.accounting_entity_no as no, m.accounting_entity_name as name, '' as "parentNo" from accounting_entity m
      where m.enterprise_num = ${enterpriseNum} and ${ofStaff('accounting_entity_no')}
        and ${isNamed('entity_no', 'm.accounting_entity_no')} order by m.accounting_entity_no`,
  };
  return (await queries[dimension].execute(db)).rows;
}
