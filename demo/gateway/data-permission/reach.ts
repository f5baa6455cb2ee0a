import { sql } from 'kysely';
import { PERMISSION_RANGE, type DataAuthority } from '../../../src/contract/data-permission/data-permission';
import type { Reach } from '../../../src/domain/permission/reach';
import type { Database } from '../db/database';
import type { Caller } from '../server/http/caller';

/** Reach of a scope: the holder's own data, and those of the scope set for them. */
export async function reachOf(
  db: Database,
  { enterpriseNum, staffNo, held }: Pick<Caller, 'enterpriseNum' | 'staffNo' | 'held'>,
  { permissionRangeID, permMemberRealList }: DataAuthority,
): Promise<Reach> {
  const own = { isWhole: false, staffNos: [staffNo], deptNos: [] };
  const members = permMemberRealList.map(({ memberID }) => memberID);
  switch (permissionRangeID) {
    case PERMISSION_RANGE.enterprise:
      return { ...own, isWhole: true };
    case PERMISSION_RANGE.department:
      return { ...own, deptNos: held.own.deptNos };
    case PERMISSION_RANGE.persons:
      return { ...own, staffNos: [staffNo, ...members] };
    case PERMISSION_RANGE.departments:
      return { ...own, deptNos: await departmentsWithDescendants(db, enterpriseNum, members) };
    case PERMISSION_RANGE.personal:
      return own;
  }
}

/** Departments of an enterprise with all their descendants. */
export async function departmentsWithDescendants(
  db: Database,
  enterpriseNum: string,
  deptNos: readonly string[],
): Promise<string[]> {
  if (deptNos.length === 0) return [];
  const { rows } = await sql<{ dept_no: string }>`
    with recursive below as (
      select dept_no from department where enterprise_num = ${enterpriseNum} and dept_no = any(${[...deptNos]})
      union
      select d.dept_no from department d join below b on d.parent_no = b.dept_no
        where d.enterprise_num = ${enterpriseNum})
    select dept_no from below`.execute(db);
  return rows.map(({ dept_no }) => dept_no);
}
