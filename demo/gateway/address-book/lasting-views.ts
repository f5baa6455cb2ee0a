import { sql } from 'kysely';
import { PERMISSION_RANGE } from '../../../src/contract/data-permission/data-permission';
import { OBJECT } from '../../../src/contract/permission/objects';
import { DATA_RANGE, lastingCaller, withScopeOf, type Caller } from '../server/http/caller';
import type { CallerContext } from '../server/http/implement';
import { canMaintainDepartment } from './scope';

/**
 * Returns whether the caller moves rows between departments by a temporary right, which must not widen a scope
 * permanently.
 */
export function isTemporaryMove(caller: Caller, deptNos: readonly string[]): boolean {
  const lasting = lastingCaller(caller);
  const scope = withScopeOf(lasting, OBJECT.editStaff);
  return !lasting.objects.has(OBJECT.editStaff) || !deptNos.every((no) => canMaintainDepartment(scope, no));
}

type CallContext = Pick<CallerContext, 'db' | 'caller'>;

const hasRole = (range: number) =>
  sql`exists (select from staff_role sr join role r using (role_no)
    where sr.staff_no = s.staff_no and r.permission_range_id = ${range})`;

/** True for a role, or a scope of reports, that shows a person their own department. */
const seesOwnDepartment = sql`(${hasRole(DATA_RANGE.department)} and not ${hasRole(DATA_RANGE.enterprise)}
  or exists (select from data_permission p
    where p.staff_no = s.staff_no and p.permission_range_id = ${PERMISSION_RANGE.department}))`;

/** Returns whether a person would newly see, or book for, departments below the new position of a moved one. */
export async function hasWiderViewForOthers(
  { db, caller }: CallContext,
  { former, next }: { former: readonly string[]; next: readonly string[] },
): Promise<boolean> {
  const gains = (deptNos: string) =>
    sql`(${sql.ref(deptNos)} && ${[...next]}::text[] and not ${sql.ref(deptNos)} && ${[...former]}::text[])`;
  const { rows } = await sql<{ isFound: boolean }>`
    select exists (select from staff s
      where s.enterprise_num = ${caller.enterpriseNum} and s.staff_state = 'active' and (
        s.dept_no = any(${[...next]}::text[]) and ${seesOwnDepartment}
        or exists (select from sub_manager m where m.staff_no = s.staff_no and ${gains('m.dept_nos')})
          and not ${hasRole(DATA_RANGE.enterprise)}
        or exists (select from booking_operator o where o.staff_no = s.staff_no and ${gains('o.dept_nos')})
        or exists (select from (
          select array_agg(member_dept_no) as dept_nos from data_permission_member
          where staff_no = s.staff_no and member_dept_no is not null) d where ${gains('d.dept_nos')})
      )) as "isFound"`.execute(db);
  return rows[0]?.isFound === true;
}

interface DepartmentMove {
  staffNo: string;
  from: string;
  to: string;
}

/** Problems of moving people to departments where they would permanently see more, by staff number. */
export async function widerViewProblems(
  { db, caller }: CallContext,
  moves: readonly DepartmentMove[],
): Promise<ReadonlyMap<string, string>> {
  const asked = moves.filter(({ from, to }) => from !== to && isTemporaryMove(caller, [from, to]));
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ staffNo: string }>`
    with recursive moved as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r ("staffNo" text, "from" text, "to" text)
    ), above as (
      select m."staffNo" as staff_no, d.dept_no, d.parent_no from moved m join department d on d.dept_no = m."to"
      union select a.staff_no, d.dept_no, d.parent_no from department d join above a on d.dept_no = a.parent_no
    )
    select m."staffNo" from moved m join staff s on s.staff_no = m."staffNo"
    where ${seesOwnDepartment}
      and not exists (select from above a where a.staff_no = s.staff_no and a.dept_no = m."from")`.execute(
    db,
  );
  return new Map(rows.map(({ staffNo }) => [staffNo, WIDER]));
}

const WIDER = '您的管理权限有期限，不能将可查看本部门数据的员工移至其他部门，请由其他管理员修改';
