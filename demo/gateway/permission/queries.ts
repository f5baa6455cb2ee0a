import { sql, type Selectable } from 'kysely';
import type { Named } from '../../../src/contract/resource/values';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { DataRange } from '../server/http/caller';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

export type PermissionObject = Selectable<Schema['permission_object']>;

/** Data that determines the rights of a member of staff. */
export interface StaffRights {
  userNo: string;
  staffNo: string;
  staffName: string;
  enterpriseNum: string;
  deptNo: string;
  deptName: string;
  isSandbox: boolean;
  objectNos: string[];
  ranges: DataRange[];
  /** The department and all its descendants. */
  deptNos: string[];
  /** Their current sub administration, in addition to their roles. */
  subManager: SubManagement | null;
}

/** A sub administration; `departments` is empty for the whole enterprise. */
export interface SubManagement {
  keyId: string;
  isWhole: boolean;
  /** It has no end. */
  isLasting: boolean;
  objectNos: string[];
  departments: Named[];
  /** These departments and all their descendants. */
  deptNos: string[];
}

/**
 * Rights of a member of staff; undefined for an unknown number and for inactive staff. With `now` it includes their sub
 * administration at that moment; otherwise their roles alone.
 */
export async function findRights(
  db: Database,
  staffNo: string,
  now?: Date,
): Promise<StaffRights | undefined> {
  const day = now === undefined ? null : shanghaiDate(now);
  const { rows } = await sql<StaffRights>`
    with recursive own_department as (
      select enterprise_num, dept_no from staff where staff_no = ${staffNo}
      union
      select d.enterprise_num, d.dept_no from department d
        join own_department o on d.parent_no = o.dept_no and d.enterprise_num = o.enterprise_num
    ), managed as (
      select * from sub_manager where staff_no = ${staffNo}
        and ${day}::date between valid_from and coalesce(valid_to, 'infinity')
    ), managed_department as (
      select d.enterprise_num, d.dept_no from department d join managed m
        on d.enterprise_num = m.enterprise_num and d.dept_no = any(m.dept_nos)
      union
      select d.enterprise_num, d.dept_no from department d
        join managed_department o on d.parent_no = o.dept_no and d.enterprise_num = o.enterprise_num
    )
    select s.user_no as "userNo", s.staff_no as "staffNo", s.staff_name as "staffName",
      s.enterprise_num as "enterpriseNum", s.dept_no as "deptNo", d.dept_name as "deptName", e.is_sandbox as "isSandbox",
      array(select dept_no from own_department) as "deptNos",
      array(select r.permission_range_id::int from staff_role sr join role r using (role_no)
        where sr.staff_no = s.staff_no) as "ranges",
      array(select distinct o.object_no from staff_role sr
        join role_grant g using (role_no) join permission_object o using (object_no)
        where sr.staff_no = s.staff_no and o.is_enable) as "objectNos",
      (select jsonb_build_object(
        'keyId', m.key_id,
        'isWhole', m.is_whole,
        'isLasting', m.valid_to is null,
        'objectNos', array(
          with recursive up as (
            select object_no, parent_no from permission_object where object_no = any(m.object_nos) and is_enable
            union
            select p.object_no, p.parent_no from permission_object p join up on up.parent_no = p.object_no
          ) select object_no from up),
        'departments', coalesce((select jsonb_agg(jsonb_build_object('no', d.dept_no, 'name', d.dept_name)
          order by d.dept_no) from department d where d.dept_no = any(m.dept_nos)), '[]'),
        'deptNos', array(select dept_no from managed_department)
      ) from managed m) as "subManager"
    from staff s join department d using (dept_no) join enterprise e on e.enterprise_num = s.enterprise_num
    where s.staff_no = ${staffNo} and s.staff_state = 'active'`.execute(db);
  return rows[0];
}

/** Objects of a module in their order, disabled ones included. */
export function findModuleObjects(
  db: Database,
  { appNo, moduleNo }: { appNo: string; moduleNo: string },
): Promise<PermissionObject[]> {
  return db
    .selectFrom('permission_object')
    .selectAll()
    .where('app_no', '=', appNo)
    .where('module_no', '=', moduleNo)
    .orderBy('sort_order')
    .orderBy('object_no')
    .execute();
}
