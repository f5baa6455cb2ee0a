import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { queryApprovalList } from '../../../../src/contract/approval/approval';
import { addDays, instantOf } from '../../../../src/domain/shanghai-time';
import type { Caller } from '../../server/http/caller';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { holdsName } from '../../db/like';
import { containsText } from '../../db/text-search';
import { openTasks, type Decider } from '../decisions/decider';
import type { ApplicationRow } from './application-row';

type Applications = SelectQueryBuilder<Schema & { a: Schema['approval_request'] }, 'a', object>;
type Filter = ParsedBodyOf<typeof queryApprovalList>;

const SORT_COLUMNS = {
  createTime: 'a.created_at',
  deadline: 'a.deadline',
  decideTime: 'a.decided_at',
} as const;

/** A page of the applications that a caller decides, or of their own, that pass the filter, with their total. */
export async function findApplications(
  db: Database,
  caller: Caller,
  asked: Decider,
  filter: Filter,
  now: Date,
): Promise<{ total: number; applications: ApplicationRow[] }> {
  const matching = filtered(db, caller, asked, filter, now);
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

/** Applications that currently wait for the caller's decision. */
export async function countPending(
  db: Database,
  { enterpriseNum }: Caller,
  asked: Decider,
  now: Date,
): Promise<number> {
  const { count } = await openTasks(db, asked)
    .innerJoin('approval_request as a', 'a.apply_id', 't.apply_id')
    .where('a.enterprise_num', '=', enterpriseNum)
    .where('a.apply_state', '=', '审批中')
    .where('a.deadline', '>', now)
    .where((eb) => eb.or([eb('a.step_due_at', 'is', null), eb('a.step_due_at', '>', now)]))
    .select((eb) => eb.fn.count<number>('t.apply_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function filtered(
  db: Database,
  { enterpriseNum, staffNo }: Caller,
  asked: Decider,
  filter: Filter,
  now: Date,
): Applications {
  const { role, applyStateList, applyTypeList, keyword, beginDate, endDate } = filter;
  const all: Applications = db
    .selectFrom('approval_request as a')
    .where('a.enterprise_num', '=', enterpriseNum);
  let found: Applications =
    role === 'approver'
      ? all.where('a.apply_id', 'in', tasksOf(db, asked, filter, now))
      : role === 'copied'
        ? all.where('a.apply_id', 'in', copiesOf(db, staffNo, keyword))
        : all.where('a.applicant_no', '=', staffNo);
  if (role === 'approver' && filter.taskState === 'open') {
    found = found.where('a.apply_state', '=', '审批中').where('a.deadline', '>', now);
  }
  if (applyTypeList.length > 0) found = found.where('a.apply_type', 'in', applyTypeList);
  if (keyword !== '' && role === 'applicant') {
    found = found.where(containsText({ alias: 'a', column: 'applicant_no', owner: staffNo }, keyword));
  }
  if (beginDate !== undefined) found = found.where('a.created_at', '>=', startOf(beginDate));
  if (endDate !== undefined) found = found.where('a.created_at', '<', startOf(addDays(endDate, 1)));
  return applyStateList.length === 0 ? found : withStates(found, applyStateList, now);
}

/**
 * Numbers of the applications that concern a caller as an approver or a deputy, without those whose step has not come
 * yet.
 */
function tasksOf(db: Database, asked: Decider, filter: Filter, now: Date) {
  const { taskState } = filter;
  if (taskState === 'open') return openOf(db, asked, filter);
  const ended = endedOf(db, asked, filter, now);
  return taskState === 'ended' ? ended : ended.union(openOf(db, asked, filter));
}

/** Open tasks; the caller of this function checks the deadlines of their applications. */
function openOf(db: Database, asked: Decider, { keyword }: Filter) {
  const { staffNo, absentNOs } = asked;
  return openTasks(db, asked)
    .select('t.apply_id')
    .$if(keyword !== '', (q) =>
      q.where((eb) => eb.or([staffNo, ...absentNOs].map((owner) => containsText(taskOf(owner), keyword)))),
    );
}

/** Applications that the caller decided, that a deputy decided for them, or that they decided as a deputy. */
function endedOf(db: Database, { staffNo, hasStoodIn }: Decider, { keyword }: Filter, now: Date) {
  const own = db
    .selectFrom('approval_task as t')
    .select('t.apply_id')
    .where('t.approver_no', '=', staffNo)
    .where('t.task_state', '!=', 'waiting')
    .where((eb) => eb.not(eb.and([eb('t.task_state', '=', 'open'), isInTime(eb, now)])))
    .$if(keyword !== '', (q) => q.where(containsText(taskOf(staffNo), keyword)));
  if (!hasStoodIn) return own;
  const forOthers = db
    .selectFrom('approval_task as t')
    .select('t.apply_id')
    .where('t.acted_by_no', '=', staffNo)
    .$if(keyword !== '', (q) => q.where(holdsName('t.search_text', keyword)));
  return own.union(forOthers);
}

const taskOf = (owner: string) => ({ alias: 't', column: 'approver_no', owner });

const isInTime = (eb: ExpressionBuilder<Schema & { t: Schema['approval_task'] }, 't'>, now: Date) =>
  eb.exists(
    eb
      .selectFrom('approval_request as open')
      .whereRef('open.apply_id', '=', 't.apply_id')
      .where('open.deadline', '>', now),
  );

function copiesOf(db: Database, staffNo: string, keyword: string) {
  return db
    .selectFrom('approval_copy as c')
    .select('c.apply_id')
    .where('c.staff_no', '=', staffNo)
    .$if(keyword !== '', (q) =>
      q.where(containsText({ alias: 'c', column: 'staff_no', owner: staffNo }, keyword)),
    );
}

/** Filters by state, with overdue applications counted as expired before they are marked so. */
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
