import { sql } from 'kysely';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { roles } from '../../../src/contract/permission/roles';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import type { DoersHistory } from '../../../src/domain/permission/second-person';
import type { Database } from '../db/database';

interface DoersHistoriesQuery {
  enterpriseNum: string;
  people: readonly string[];
  since: Date;
  /** Permission object by which the persons act. */
  objectNo: string | null;
}

/** Changes made to some persons since a moment, and to their authors. */
export async function findDoersHistories(
  db: Database,
  { enterpriseNum, people, since, objectNo }: DoersHistoriesQuery,
): Promise<ReadonlyMap<string, DoersHistory>> {
  const standings = new Map<string, DoersHistory>();
  const ahead = [...people];
  // the authors of a change may have been set up themselves
  for (let person = ahead.pop(); person !== undefined; person = ahead.pop()) {
    if (standings.has(person)) continue;
    const standing = await doersHistoryOf(db, {
      enterpriseNum,
      person,
      since,
      objectNo: people.includes(person) ? objectNo : null,
    });
    standings.set(person, standing);
    for (const doer of [...standing.record, ...standing.ways.flat()]) if (doer !== null) ahead.push(doer);
  }
  return standings;
}

interface DoersHistoryQuery {
  enterpriseNum: string;
  person: string;
  since: Date;
  /** null for the author of a grant: every role that they were given counts as part of their record. */
  objectNo: string | null;
}

async function doersHistoryOf(db: Database, asked: DoersHistoryQuery): Promise<DoersHistory> {
  const record = await doersToRecord(db, asked);
  if (asked.objectNo === null)
    return { record: [...record, ...(await findRoleGrantors(db, asked))], ways: [] };
  return { record, ways: await waysOf(db, asked, asked.objectNo) };
}

/**
 * Authors of changes to their record: adding, admitting or reactivating them, or changing the phone or mail of their
 * account.
 */
async function doersToRecord(
  db: Database,
  { enterpriseNum, person, since }: DoersHistoryQuery,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ doer: string | null }>`
    select staff_no as doer from change_log
      where enterprise_num = ${enterpriseNum} and resource = ${staffMembers.name} and row_key = ${person}
        and changed_at > ${since}
        and (action = 'add' or (before ->> 'staffState' <> 'active' and after ->> 'staffState' = 'active'))
    union select i.invited_by from invitation_use u join invitation i using (invitation_no)
      where u.staff_no = ${person} and u.used_at > ${since}
    union select decided_by from join_application
      where staff_no = ${person} and decided_by is not null and decided_at > ${since}
    union select asked.doer from account_claim c
      cross join lateral (values (c.asked_by), (c.decided_by)) as asked (doer)
      where c.staff_no = ${person} and c.claim_state = 'done' and c.ended_at > ${since} and asked.doer is not null`.execute(
    db,
  );
  return rows.map(({ doer }) => doer);
}

/** Authors of grants of a role or a sub administration to them. */
async function findRoleGrantors(
  db: Database,
  { enterpriseNum, person, since }: DoersHistoryQuery,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ doer: string | null }>`
    select staff_no as doer from change_log
      where enterprise_num = ${enterpriseNum} and changed_at > ${since}
        and ((resource = ${roles.name} and after -> 'memberList' @> ${withNo(person)})
          or (resource = ${subManagers.name} and after -> 'staff' ->> 'no' = ${person}))`.execute(db);
  return rows.map(({ doer }) => doer);
}

/**
 * For each role or sub administration by which they hold an object, the authors who granted it or added the object to
 * it.
 */
async function waysOf(
  db: Database,
  { enterpriseNum, person, since }: DoersHistoryQuery,
  objectNo: string,
): Promise<(string | null)[][]> {
  const { rows } = await sql<{ way: string; isDone: boolean; doer: string | null }>`
    with way as (
      select ${roles.name}::text as resource, sr.role_no as key from staff_role sr join role_grant g using (role_no)
        where sr.staff_no = ${person} and g.object_no = ${objectNo}
      union all select ${subManagers.name}, key_id from sub_manager
        where staff_no = ${person} and ${objectNo} = any(object_nos)
    )
    select w.resource || ' ' || w.key as way, c.change_no is not null as "isDone", c.staff_no as doer
      from way w left join change_log c on c.enterprise_num = ${enterpriseNum} and c.resource = w.resource
        and c.row_key = w.key and c.changed_at > ${since} and (
          w.resource = ${subManagers.name}
          or c.after -> 'memberList' @> ${withNo(person)}
          or (c.after -> 'objectList' @> ${withNo(objectNo)}
            and (c.before is null or not c.before -> 'objectList' @> ${withNo(objectNo)}
              or c.before -> 'permissionRangeID' is distinct from c.after -> 'permissionRangeID')))`.execute(
    db,
  );
  const ways = new Map<string, (string | null)[]>();
  for (const { way, isDone, doer } of rows) {
    const doers = ways.get(way) ?? [];
    if (isDone) doers.push(doer);
    ways.set(way, doers);
  }
  return [...ways.values()];
}

/** A list with an element of that number. */
export const withNo = (no: string) => sql`${JSON.stringify([{ no }])}::jsonb`;
