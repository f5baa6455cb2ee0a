import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { DATA_RANGE, type Caller } from '../../server/http/caller';

/** Active staff within a caller's data scope, as a condition on `staff`. */
export function isVisibleTo({
  range,
  deptNos,
  staffNo,
}: Pick<Caller, 'range' | 'deptNos' | 'staffNo'>): RawBuilder<SqlBool> {
  const isActive = sql<SqlBool>`staff.staff_state = 'active'`;
  if (range === DATA_RANGE.enterprise) return isActive;
  const isSelf = sql<SqlBool>`staff.staff_no = ${staffNo}`;
  if (range === DATA_RANGE.personal) return sql<SqlBool>`${isActive} and ${isSelf}`;
  return sql<SqlBool>`${isActive} and (${isSelf} or staff.dept_no = any(${[...deptNos]}::text[]))`;
}

/** Condition that a person is a sub administrator on a day. */
export const isSubManagerOn = (day: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from sub_manager m where m.staff_no = staff.staff_no
    and ${day}::date between m.valid_from and coalesce(m.valid_to, 'infinity'))`;

export const isMainManager = sql<SqlBool>`exists (select from main_manager m where m.staff_no = staff.staff_no)`;

/** Condition that a person holds an object on a day, by a role or as a sub administrator. */
export const hasObjectOn = (objectNo: string, day: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(exists (select from staff_role sr join role_grant g using (role_no)
      where sr.staff_no = staff.staff_no and g.object_no = ${objectNo})
    or exists (select from sub_manager m where m.staff_no = staff.staff_no and ${objectNo} = any(m.object_nos)
      and ${day}::date between m.valid_from and coalesce(m.valid_to, 'infinity')))`;

/** Condition that a person belongs to a department or one below it. */
export const isBelow = (deptNo: string, enterpriseNum: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`staff.dept_no in (
    with recursive below as (
      select dept_no from department where enterprise_num = ${enterpriseNum} and dept_no = ${deptNo}
      union
      select d.dept_no from department d join below b on d.parent_no = b.dept_no)
    select dept_no from below)`;
