import { sql } from 'kysely';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { countsSince } from '../../../../src/domain/permission/second-person';
import { findMakers } from '../../permission/second-person';
import type { CallerContext } from '../../server/http/implement';

type CallContext = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/** Recent changes of the positions above a person. */
interface SuperiorChanges {
  isSupervisor: boolean;
  /** Departments whose position was changed, among the person's own and its ancestors. */
  movedFrom: ReadonlySet<string>;
  /** Departments whose head was replaced. */
  headed: ReadonlySet<string>;
}

interface SuperiorChangesQuery {
  staffNo: string;
  /** The person's department and its ancestors. */
  path: readonly string[];
  /** Authors of the changes, and persons whom these have set up. */
  by: readonly string[];
}

/**
 * Finds recent changes of the positions above a person made by some people, or by persons whom these have set up.
 */
export async function findSuperiorChanges(
  { db, caller: { enterpriseNum }, now }: CallContext,
  { staffNo, path, by }: SuperiorChangesQuery,
): Promise<SuperiorChanges> {
  const since = new Date(countsSince(now.getTime(), now.getTime()));
  const { rows } = await sql<{
    deptNo: string | null;
    doer: string;
    isSupervisor: boolean;
    isMoved: boolean;
    isHead: boolean;
  }>`select case when resource = 'department' then row_key end as "deptNo", staff_no as doer,
      resource = ${staffMembers.name} and (before -> 'supervisor' ->> 'no') is distinct from (after -> 'supervisor' ->> 'no')
        as "isSupervisor",
      case when resource = 'department' then (before ->> 'parentNO') is distinct from (after ->> 'parentNO')
        else (before -> 'department' ->> 'no') is distinct from (after -> 'department' ->> 'no') end as "isMoved",
      resource = 'department' and (before ->> 'headNO') is distinct from (after ->> 'headNO') as "isHead"
    from change_log
    where enterprise_num = ${enterpriseNum} and changed_at > ${since} and staff_no is not null
      and ((resource = ${staffMembers.name} and row_key = ${staffNo})
        or (resource = 'department' and row_key = any(${[...path]}::text[])))`.execute(db);
  const theirs = new Map<string, boolean>();
  for (const { doer } of rows)
    if (!theirs.has(doer))
      theirs.set(doer, by.includes(doer) || (await isSetUpByAnyOf({ db, enterpriseNum, now }, doer, by)));
  const deeds = rows.filter(({ doer }) => theirs.get(doer) === true);
  const ownDeptNo = path[0] ?? '';
  return {
    isSupervisor: deeds.some((deed) => deed.isSupervisor),
    movedFrom: new Set(deeds.flatMap(({ deptNo, isMoved }) => (isMoved ? [deptNo ?? ownDeptNo] : []))),
    headed: new Set(deeds.flatMap(({ deptNo, isHead }) => (isHead && deptNo !== null ? [deptNo] : []))),
  };
}

/** Returns whether one of some people has recently set up a person. */
export async function isSetUpByAnyOf(
  { db, enterpriseNum, now }: Pick<CallContext, 'db' | 'now'> & { enterpriseNum: string },
  person: string,
  by: readonly string[],
): Promise<boolean> {
  const makers = await findMakers(db, { enterpriseNum, person, objectNo: null, now });
  return by.some((no) => makers.has(no));
}
