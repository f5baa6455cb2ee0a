import { sql } from 'kysely';
import type { ResultOf } from '../../../../src/contract/call';
import type { DimensionId, queryReportDimension } from '../../../../src/contract/report/report';
import { DIMENSION } from '../../../../src/domain/report/scope';
import type { Database } from '../../db/database';
import type { ReportScope } from './scope';

type Member = ResultOf<typeof queryReportDimension>['memberList'][number];

/** Choices of a dimension: all of the enterprise, or those named by the facts and people of a narrower scope. */
export async function findDimension(
  db: Database,
  scope: ReportScope,
  dimension: DimensionId,
): Promise<Member[]> {
  const { enterpriseNum, isWhole, deptNos, staffNos } = scope;
  const all = sql.lit(isWhole);
  const inScope = sql`(s.staff_no = any(${[...staffNos]}) or s.dept_no = any(${[...deptNos]}))`;
  const ofStaff = (column: string) =>
    sql`(${all} or exists (select from staff s where ${sql.ref(`s.${column}`)} = ${sql.ref(`m.${column}`)} and ${inScope}))`;
  const queries = {
    [DIMENSION.group]: sql<Member>`
      select enterprise_num as no, ent_name as name, '' as "parentNo" from enterprise
      where enterprise_num = ${enterpriseNum}`,
    [DIMENSION.department]: sql<Member>`
      select m.dept_no as no, m.dept_name as name, coalesce(m.parent_no, '') as "parentNo" from department m
      where m.enterprise_num = ${enterpriseNum} and (${all} or m.dept_no = any(${[...deptNos]})
        or exists (select from staff s where s.dept_no = m.dept_no and s.staff_no = any(${[...staffNos]})))
      order by m.dept_no`,
    [DIMENSION.person]: sql<Member>`
      select s.staff_no as no, s.staff_name as name, s.dept_no as "parentNo" from staff s
      where s.enterprise_num = ${enterpriseNum} and (${all} or ${inScope}) order by s.staff_no`,
    [DIMENSION.costCenter]: sql<Member>`
      select m.cost_center_no as no, m.cost_center_name as name, '' as "parentNo" from cost_center m
      where m.enterprise_num = ${enterpriseNum} and ${ofStaff('cost_center_no')} order by m.cost_center_no`,
    [DIMENSION.accountingEntity]: sql<Member>`
      select m.accounting_entity_no as no, m.accounting_entity_name as name, '' as "parentNo" from accounting_entity m
      where m.enterprise_num = ${enterpriseNum} and ${ofStaff('accounting_entity_no')} order by m.accounting_entity_no`,
  };
  return (await queries[dimension].execute(db)).rows;
}
