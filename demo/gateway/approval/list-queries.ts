import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
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
    .selectFrom('approval_task as t')
    .innerJoin('approval_request as a', 'a.apply_id', 't.apply_id')
    .where('t.approver_no', '=', staffNo)
    .where('t.task_state', '=', 'open')
    .where('a.enterprise_num', '=', enterpriseNum)
    .where('a.apply_state', '=', '审批中')
    .where('a.deadline', '>', now)
    .where((eb) => eb.or([eb('a.step_due_at', 'is', null), eb('a.step_due_at', '>', now)]))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function filtered(db: Database, { enterpriseNum, staffNo }: Caller, filter: Filter, now: Date): Applications {
  const { role, applyStateList, applyTypeList, keyword, beginDate, endDate } = filter;
  const all: Applications = db
    .selectFrom('approval_request as a')
    .where('a.enterprise_num', '=', enterpriseNum);
  let found: Applications =
    role === 'approver'
      ? all.where('a.apply_id', 'in', tasksOf(db, staffNo, filter, now))
      : all.where('a.applicant_no', '=', staffNo);
  if (applyTypeList.length > 0) found = found.where('a.apply_type', 'in', applyTypeList);
  if (keyword !== '' && role === 'applicant') {
    found = found.where(containsText({ alias: 'a', column: 'applicant_no', owner: staffNo }, keyword));
  }
  if (beginDate !== undefined) found = found.where('a.created_at', '>=', startOf(beginDate));
  if (endDate !== undefined) found = found.where('a.created_at', '<', startOf(addDays(endDate, 1)));
  return applyStateList.length === 0 ? found : withStates(found, applyStateList, now);
}

/** Numbers of the applications that a caller has to do with as an approver, those that are not theirs yet left out. */
function tasksOf(db: Database, staffNo: string, { taskState, keyword }: Filter, now: Date) {
  const isOpen = (eb: ExpressionBuilder<Schema & { t: Schema['approval_task'] }, 't'>) =>
    eb.and([
      eb('t.task_state', '=', 'open'),
      eb.exists(
        eb
          .selectFrom('approval_request as open')
          .whereRef('open.apply_id', '=', 't.apply_id')
          .where('open.deadline', '>', now),
      ),
    ]);
  return db
    .selectFrom('approval_task as t')
    .select('t.apply_id')
    .where('t.approver_no', '=', staffNo)
    .where('t.task_state', '!=', 'waiting')
    .$if(taskState === 'open', (q) => q.where(isOpen))
    .$if(taskState === 'ended', (q) => q.where((eb) => eb.not(isOpen(eb))))
    .$if(keyword !== '', (q) =>
      q.where(containsText({ alias: 't', column: 'approver_no', owner: staffNo }, keyword)),
    );
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
