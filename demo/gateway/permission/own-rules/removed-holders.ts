import { sql } from 'kysely';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { roles } from '../../../../src/contract/permission/roles';
import { subManagers } from '../../../../src/contract/permission/sub-managers';
import { countsSince } from '../../../../src/domain/permission/second-person';
import type { Database } from '../../db/database';
import type { CallerContext } from '../../server/http/implement';
import { neverSignedIn } from '../../login/awaited-staff';
import { DATA_RANGE } from '../../server/http/caller';
import { RESTRICTIONS } from '../roles/grantable';
import { findMakers } from '../second-person';
import { withNo } from '../doers-history';

interface RemovedHolder {
  staffNo: string;
  staffName: string;
}

interface HolderQuery {
  objectNo: string;
  /** Department of the record on which the right is used. */
  deptNo: string;
}

/**
 * Colleagues who would hold a right in a department if the caller, or a person whom the caller has set up, had not
 * recently withdrawn it, or deactivated, moved or restricted them.
 */
export async function findRemovedHolders(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { objectNo, deptNo }: HolderQuery,
): Promise<RemovedHolder[]> {
  const { enterpriseNum, staffNo } = caller;
  const since = new Date(countsSince(now.getTime(), now.getTime()));
  const hits = (await findHits(db, { enterpriseNum, since })).filter(({ person }) => person !== staffNo);
  const theirs = new Set([staffNo]);
  for (const doer of new Set(hits.map((hit) => hit.doer)))
    if (!theirs.has(doer)) {
      const makers = await findMakers(db, { enterpriseNum, person: doer, objectNo: null, now });
      if (makers.has(staffNo)) theirs.add(doer);
    }
  const people = hits.flatMap(({ person, doer }) => (theirs.has(doer) ? [person] : []));
  if (people.length === 0) return [];
  return findFormer(db, { enterpriseNum, since, people: [...new Set(people)], objectNo, deptNo });
}

interface Since {
  enterpriseNum: string;
  since: Date;
}

/**
 * Persons who were removed from a role or a sub administration, deactivated, moved to another department or restricted,
 * each with the person who did it.
 */
async function findHits(
  db: Database,
  { enterpriseNum, since }: Since,
): Promise<{ person: string; doer: string }[]> {
  const { rows } = await sql<{ person: string; doer: string }>`
    with deed as (
      select resource, row_key, staff_no as doer, before, after from change_log
      where enterprise_num = ${enterpriseNum} and changed_at > ${since} and staff_no is not null and before is not null
        and resource in (${roles.name}, ${subManagers.name}, ${staffMembers.name})
    )
    select m ->> 'no' as person, doer from deed, jsonb_array_elements(before -> 'memberList') m
      where resource = ${roles.name}
    union select m ->> 'no', doer from deed, jsonb_array_elements(after -> 'memberList') m
      where resource = ${roles.name} and exists (select from role_grant g
        where g.role_no = row_key and g.object_no = any(${[...RESTRICTIONS]}::text[]))
    union select sr.staff_no, doer from deed join staff_role sr on sr.role_no = row_key
      where resource = ${roles.name} and before -> 'objectList' is not null
    union select coalesce(before -> 'staff' ->> 'no', before ->> 'staff_no'), doer from deed
      where resource = ${subManagers.name}
    union select row_key, doer from deed where resource = ${staffMembers.name} and (
      (before ->> 'staffState' = 'active' and after ->> 'staffState' <> 'active')
      or before -> 'department' ->> 'no' is distinct from after -> 'department' ->> 'no')`.execute(db);
  return rows;
}

/** Those of the persons who hold a right in a department or have held it since, even if they cannot use it. */
async function findFormer(
  db: Database,
  { enterpriseNum, since, people, objectNo, deptNo }: Since & HolderQuery & { people: readonly string[] },
): Promise<RemovedHolder[]> {
  const { rows } = await sql<RemovedHolder>`
    with recursive above as (
      select dept_no, parent_no from department where enterprise_num = ${enterpriseNum} and dept_no = ${deptNo}
      union select d.dept_no, d.parent_no from department d join above a on d.dept_no = a.parent_no
    ), deed as (
      select resource, row_key, before from change_log
      where enterprise_num = ${enterpriseNum} and changed_at > ${since} and before is not null
        and resource in (${roles.name}, ${subManagers.name}, ${staffMembers.name})
    ), place as (
      select staff_no, dept_no from staff where enterprise_num = ${enterpriseNum}
      union select row_key, before -> 'department' ->> 'no' from deed where resource = ${staffMembers.name}
    ), had_role as (
      select staff_no, role_no from staff_role where enterprise_num = ${enterpriseNum}
      union select m ->> 'no', row_key from deed, jsonb_array_elements(before -> 'memberList') m
        where resource = ${roles.name}
    ), had_range as (
      select role_no, permission_range_id::int as range from role where enterprise_num = ${enterpriseNum}
      union select row_key, (before ->> 'permissionRangeID')::int from deed where resource = ${roles.name}
    ), granted as (
      select role_no from role_grant where object_no = ${objectNo}
      union select row_key from deed where resource = ${roles.name} and before -> 'objectList' @> ${withNo(objectNo)}
    ), kept as (
      select staff_no, is_whole, dept_nos from sub_manager
        where enterprise_num = ${enterpriseNum} and ${objectNo} = any(object_nos)
      union all select before ->> 'staff_no', (before ->> 'is_whole')::boolean,
          array(select jsonb_array_elements_text(before -> 'dept_nos'))
        from deed where resource = ${subManagers.name} and before -> 'object_nos' @> ${JSON.stringify([objectNo])}::jsonb
      union all select before -> 'staff' ->> 'no', before ->> 'managedScope' = 'enterprise',
          array(select d ->> 'no' from jsonb_array_elements(before -> 'departments') d)
        from deed where resource = ${subManagers.name} and before -> 'objectList' @> ${withNo(objectNo)}
    ), holder as (
      select h.staff_no, r.range = ${DATA_RANGE.enterprise} as is_whole, p.dept_no
        from had_role h join granted using (role_no) join place p using (staff_no)
        join had_role o using (staff_no) join had_range r on r.role_no = o.role_no
        where r.range in (${DATA_RANGE.enterprise}, ${DATA_RANGE.department})
      union select staff_no, is_whole, dept from kept left join lateral unnest(dept_nos) dept on true
    )
    select staff_no as "staffNo", staff_name as "staffName" from staff
    where enterprise_num = ${enterpriseNum} and staff_no = any(${[...people]}::text[])
      and staff_no not in (${neverSignedIn(db)})
      and staff_no in (select staff_no from holder where is_whole or dept_no in (select dept_no from above))
    order by 1`.execute(db);
  return rows;
}
