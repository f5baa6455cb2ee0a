import { sql } from 'kysely';
import type { Named } from '../../../../src/contract/resource/values';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { CallerContext } from '../../server/http/implement';
import type { DataRange } from '../../server/http/caller';
import { findGrantable } from '../../permission/roles/grantable';

/** Source of a person's objects: a role, or a sub administration (with an empty roleNO). */
export interface GrantSource {
  roleNO: string;
  name: string;
  objectNos: ReadonlySet<string>;
}

export interface StaffGrantSources {
  department: Named;
  roles: (Named & { range: DataRange })[];
  isMainManager: boolean;
  subManager: { isWhole: boolean; departments: Named[] } | undefined;
  sources: GrantSource[];
}

interface RoleRow {
  staffNo: string;
  no: string;
  name: string;
  range: DataRange;
  objectNos: string[];
}
interface SubRow {
  staffNo: string;
  isWhole: boolean;
  departments: Named[];
  objectNos: string[];
}

/** Sources of the staff's rights, in the order of the staff, in one query. */
export async function findGrantSources(
  { db, now }: Pick<CallerContext, 'db' | 'now'>,
  staffNos: readonly string[],
): Promise<StaffGrantSources[]> {
  const nos = [...staffNos];
  const { rows: roles } = await sql<RoleRow>`
    select sr.staff_no as "staffNo", r.role_no as no, r.role_name as name, r.permission_range_id::int as range,
      array(select g.object_no from role_grant g join permission_object o using (object_no)
        where g.role_no = r.role_no and o.is_enable) as "objectNos"
    from staff_role sr join role r using (role_no)
    where sr.staff_no = any(${nos}::text[]) order by r.role_no`.execute(db);
  const { rows: subs } = await sql<SubRow>`
    select m.staff_no as "staffNo", m.is_whole as "isWhole", m.object_nos as "objectNos",
      coalesce((select jsonb_agg(jsonb_build_object('no', d.dept_no, 'name', d.dept_name) order by d.dept_no)
        from department d where d.dept_no = any(m.dept_nos)), '[]') as departments
    from sub_manager m where m.staff_no = any(${nos}::text[])
      and ${shanghaiDate(now)}::date between m.valid_from and coalesce(m.valid_to, 'infinity')`.execute(db);
  const departments = await db
    .selectFrom('staff as s')
    .innerJoin('department as d', 'd.dept_no', 's.dept_no')
    .select(['s.staff_no', 'd.dept_no as no', 'd.dept_name as name'])
    .where('s.staff_no', 'in', nos)
    .execute();
  const departmentOf = new Map(departments.map(({ staff_no, ...one }) => [staff_no, one]));
  const { rows: mains } = await sql<{ staff_no: string }>`
    select staff_no from main_manager where staff_no = any(${nos}::text[])`.execute(db);
  const isMain = new Set(mains.map(({ staff_no }) => staff_no));
  return nos.map((staffNo) => {
    const own = roles.filter((role) => role.staffNo === staffNo);
    const sub = subs.find((one) => one.staffNo === staffNo);
    return {
      department: departmentOf.get(staffNo) ?? { no: '', name: '' },
      roles: own.map(({ no, name, range }) => ({ no, name, range })),
      isMainManager: isMain.has(staffNo),
      subManager: sub && { isWhole: sub.isWhole, departments: sub.departments },
      sources: [
        ...own.map(({ no, name, objectNos }) => ({ roleNO: no, name, objectNos: new Set(objectNos) })),
        ...(sub ? [{ roleNO: '', name: '子管理员', objectNos: new Set(sub.objectNos) }] : []),
      ],
    };
  });
}

/** Pages and actions, without menus, that a source can grant. */
export async function findOwnObjects({ db }: Pick<CallerContext, 'db'>): Promise<Named[]> {
  const nodes = await findGrantable(db);
  return nodes
    .filter(({ isOwn }) => isOwn)
    .map(({ objectNo, objectName }) => ({ no: objectNo, name: objectName }));
}
