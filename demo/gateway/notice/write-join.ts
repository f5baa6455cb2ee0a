import { sql } from 'kysely';
import { OBJECT } from '../../../src/contract/permission/objects';
import { canMaintainDepartment } from '../address-book/scope';
import type { Database } from '../db/database';
import '../invite/events';
import type { JoinApplied } from '../invite/events';
import { findCaller } from '../permission/callers';
import { withScopeOf } from '../server/http/caller';
import type { EventSource } from '../server/events/domain-events';
import { writeUnrelatedNotices } from './write-own';

/** Notifies those who may decide that a person wants to join. */
export async function writeJoinNotices(
  { db, now }: Pick<EventSource, 'db' | 'now'>,
  { enterpriseNum, deptNo, applicationNo, userName }: JoinApplied,
): Promise<void> {
  const told: string[] = [];
  for (const staffNo of await findEditors(db, enterpriseNum)) {
    const caller = await findCaller(db, staffNo, now);
    if (!caller?.objects.has(OBJECT.editStaff)) continue;
    if (canMaintainDepartment(withScopeOf(caller, OBJECT.editStaff), deptNo)) told.push(staffNo);
  }
  await writeUnrelatedNotices(
    { db, now },
    told.map((staff_no) => ({ enterprise_num: enterpriseNum, staff_no, by_name: userName })),
    { occasion: `join ${applicationNo}`, kind: 'joinApplied' },
  );
}

/** Staff who may maintain staff by a role or as sub administrators, at any time and for any departments. */
async function findEditors(db: Database, enterpriseNum: string): Promise<string[]> {
  const { rows } = await sql<{ staffNo: string }>`
    select s.staff_no as "staffNo" from staff s
    where s.enterprise_num = ${enterpriseNum} and s.staff_state = 'active' and (
      exists (select from staff_role sr join role_grant g using (role_no)
        where sr.staff_no = s.staff_no and g.object_no = ${OBJECT.editStaff})
      or exists (select from sub_manager m
        where m.staff_no = s.staff_no and ${OBJECT.editStaff} = any(m.object_nos)))
    order by s.staff_no`.execute(db);
  return rows.map(({ staffNo }) => staffNo);
}
