import type { SelectQueryBuilder } from 'kysely';
import type { ParsedBodyOf } from '../../../src/contract/call';
import type { queryApprovalList } from '../../../src/contract/approval/approval';
import { addDays, instantOf } from '../../../src/domain/shanghai-time';
import type { Caller } from '../server/caller';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { containsText } from '../db/text-search';
import type { ApplicationRow } from './queries';

type Applications = SelectQueryBuilder<Schema & { a: Schema['approval_request'] }, 'a', object>;
type Filter = ParsedBodyOf<typeof queryApprovalList>;

const SORT_COLUMNS = {
  createTime: 'a.created_at',
  deadline: 'a.deadline',
  decideTime: 'a.decided_at',
} as const;

/** A page of the applications a caller decides, or of their own, that pass the filter, and how many pass in all. */
export async function findApplications(
  db: Database,
  caller: Caller,
  filter: Filter,
  now: Date,
): Promise<{ total: number; applications: ApplicationRow[] }> {
  const matching = filtered(db, caller, filter, now);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const applications = await matching
    .selectAll('a')
    .orderBy(SORT_COLUMNS[filter.sortField], filter.sortOrder)
    .orderBy('a.apply_id', filter.sortOrder)
    .offset((filter.pageIndex - 1) * filter.pageSize)
    .limit(filter.pageSize)
    .execute();
  return { total, applications };
}

/** Applications that wait for the caller's decision at this moment. */
export async function countPending(
  db: Database,
  { enterpriseNum, staffNo }: Caller,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('approval_request as a')
    .where('a.enterprise_num', '=', enterpriseNum)
    .where('a.approver_no', '=', staffNo)
    .where('a.apply_state', '=', '审批中')
    .where('a.deadline', '>', now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function filtered(db: Database, { enterpriseNum, staffNo }: Caller, filter: Filter, now: Date): Applications {
  const { role, applyStateList, applyTypeList, keyword, beginDate, endDate } = filter;
  const column = role === 'approver' ? 'approver_no' : 'applicant_no';
  let found: Applications = db
    .selectFrom('approval_request as a')
    .where('a.enterprise_num', '=', enterpriseNum)
    .where(`a.${column}`, '=', staffNo);
  if (applyTypeList.length > 0) found = found.where('a.apply_type', 'in', applyTypeList);
  if (keyword !== '') found = found.where(containsText({ alias: 'a', column, owner: staffNo }, keyword));
  if (beginDate !== undefined) found = found.where('a.created_at', '>=', startOf(beginDate));
  if (endDate !== undefined) found = found.where('a.created_at', '<', startOf(addDays(endDate, 1)));
  return applyStateList.length === 0 ? found : withStates(found, applyStateList, now);
}

/** One whose time is over counts as expired even before anyone has noted it. */
function withStates(found: Applications, states: Filter['applyStateList'], now: Date): Applications {
  const noted = states.filter((state) => state !== '审批中');
  return found.where((eb) =>
    eb.or([
      ...(noted.length > 0 ? [eb('a.apply_state', 'in', noted)] : []),
      ...(states.includes('审批中')
        ? [eb.and([eb('a.apply_state', '=', '审批中'), eb('a.deadline', '>', now)])]
        : []),
      ...(states.includes('已过期')
        ? [eb.and([eb('a.apply_state', '=', '审批中'), eb('a.deadline', '<=', now)])]
        : []),
    ]),
  );
}

function startOf(date: string): Date {
  return instantOf(`${date}T00:00`);
}
