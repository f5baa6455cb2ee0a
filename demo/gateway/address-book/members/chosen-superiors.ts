import { sql } from 'kysely';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { countsSince } from '../../../../src/domain/permission/second-person';
import { findMakers } from '../../permission/second-person';
import type { CallerContext } from '../../server/http/implement';

type Where = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/** Recent changes of the places above somebody. */
interface Chosen {
  isSupervisor: boolean;
  /** Their department, or one above it, has got another place from there on. */
  movedFrom: ReadonlySet<string>;
  /** Departments that have got another head. */
  headed: ReadonlySet<string>;
}

interface Asked {
  staffNo: string;
  /** The department of theirs and those above it. */
  path: readonly string[];
  /** Those who, or whose puppets, have chosen. */
  by: readonly string[];
}

/** The places above somebody that some people, or others whom these have set up, have changed in the days that a set-up counts. */
export async function findChosen(
  { db, caller: { enterpriseNum }, now }: Where,
  { staffNo, path, by }: Asked,
): Promise<Chosen> {
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
      theirs.set(doer, by.includes(doer) || (await isSetUpByOne({ db, enterpriseNum, now }, doer, by)));
  const deeds = rows.filter(({ doer }) => theirs.get(doer) === true);
  const ownDeptNo = path[0] ?? '';
  return {
    isSupervisor: deeds.some((deed) => deed.isSupervisor),
    movedFrom: new Set(deeds.flatMap(({ deptNo, isMoved }) => (isMoved ? [deptNo ?? ownDeptNo] : []))),
    headed: new Set(deeds.flatMap(({ deptNo, isHead }) => (isHead && deptNo !== null ? [deptNo] : []))),
  };
}

/** Has one of some people set up somebody of late? */
export async function isSetUpByOne(
  { db, enterpriseNum, now }: Pick<Where, 'db' | 'now'> & { enterpriseNum: string },
  person: string,
  by: readonly string[],
): Promise<boolean> {
  const makers = await findMakers(db, { enterpriseNum, person, objectNo: null, now });
  return by.some((no) => makers.has(no));
}
