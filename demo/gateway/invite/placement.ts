import { sql } from 'kysely';
import type { Database } from '../db/database';

/** Data of a member of staff besides department and position. */
export interface Placement {
  grade_no: string;
  cost_center_no: string;
  accounting_entity_no: string;
  supervisor_no: string | null;
}

/**
 * Derives the usual data for a new member: the most common grade of their position, else the lowest; the most common
 * cost centre, accounting entity and supervisor of their department, else those of the inviting person. The head of the
 * department has precedence as the supervisor. A new member without a possible supervisor gets none.
 */
export async function usualPlacement(
  db: Database,
  place: { enterpriseNum: string; deptNo: string; positionNo: string; invitedBy: string },
): Promise<Placement> {
  const { enterpriseNum, deptNo, positionNo, invitedBy } = place;
  const { rows } = await sql<Placement>`
    select
      coalesce(
        (select s.grade_no from staff s
          where s.enterprise_num = ${enterpriseNum} and s.position_no = ${positionNo}
          group by s.grade_no order by count(*) desc, s.grade_no limit 1),
        (select g.grade_no from grade g where g.enterprise_num = ${enterpriseNum}
          order by g.grade_rank desc limit 1)) as grade_no,
      coalesce(
        (select s.cost_center_no from staff s where s.dept_no = ${deptNo}
          group by s.cost_center_no order by count(*) desc, s.cost_center_no limit 1),
        i.cost_center_no) as cost_center_no,
      coalesce(
        (select s.accounting_entity_no from staff s where s.dept_no = ${deptNo}
          group by s.accounting_entity_no order by count(*) desc, s.accounting_entity_no limit 1),
        i.accounting_entity_no) as accounting_entity_no,
      coalesce(
        d.head_no,
        (select s.supervisor_no from staff s where s.dept_no = ${deptNo} and s.supervisor_no is not null
          group by s.supervisor_no order by count(*) desc, s.supervisor_no limit 1)) as supervisor_no
    from department d, staff i
    where d.dept_no = ${deptNo} and i.staff_no = ${invitedBy}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error(`no department ${deptNo}, or no person ${invitedBy}`);
  return found;
}
