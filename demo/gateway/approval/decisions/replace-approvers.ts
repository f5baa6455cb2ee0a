import { sql } from 'kysely';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { openApprovers, partOf } from '../../../../src/domain/approval/progress';
import { replaceUnable } from '../../../../src/domain/approval/replacement';
import { inTransaction } from '../../db/transaction';
import type { Database } from '../../db/database';
import { lockOrder } from '../../order/lifecycle';
import { insertOrderLog, SYSTEM } from '../../order/order-log';
import type { HandOver } from '../../server/dependent';
import type { EventContext, EventSource } from '../../server/events/domain-events';
import { forEachDue } from '../../server/jobs/due-work';
import { USUAL_FLOW } from '../flow/flow';
import { loadProgress, saveProgress } from './progress-store';
import { lockRequest } from '../applications/queries';
import type { ApplicationRow } from '../applications/application-row';
import { findAbleApprovers, findReplacements } from '../flow/replacements';
import { conclude } from './step-due';
import { isStepOver, isUndecided } from '../applications/view';

/** Replaces approvers who have lost the right to decide, or who travel themselves, in waiting applications. */
export async function replaceApprovers(context: EventContext): Promise<void> {
  const due = {
    kind: 'replace approvers',
    rows: await findBlockedApplications(context),
    keyOf: (one: WaitingApplication) => one.apply_id,
  };
  await forEachDue(context, due, (waiting) =>
    inTransaction(context.db, (tx) => replaceWaiting({ ...context, db: tx }, waiting)),
  );
}

/** Assigns the waiting applications of inactive staff to a successor if allowed, in the same transaction. */
export async function replaceLeaver(
  source: EventSource,
  { staffNo, successorNo, nos }: HandOver,
): Promise<void> {
  const waiting = await source.db
    .selectFrom('approval_task as t')
    .innerJoin('approval_request as a', 'a.apply_id', 't.apply_id')
    .select(['a.apply_id', 'a.order_no', 'a.after_sale_of'])
    .distinct()
    .where('t.approver_no', '=', staffNo)
    .where('t.task_state', 'in', ['open', 'waiting'])
    .where('a.apply_state', '=', '审批中')
    .where('a.apply_id', 'in', nos)
    .orderBy('a.apply_id')
    .execute();
  for (const one of waiting) await replaceWaiting(source, one, successorNo);
}

type WaitingApplication = Pick<ApplicationRow, 'apply_id' | 'order_no' | 'after_sale_of'>;

async function replaceWaiting(
  source: EventSource,
  waiting: WaitingApplication,
  successorNo?: string,
): Promise<void> {
  const { db, now } = source;
  // lock order: the order before the application, as everywhere
  const concerned = waiting.order_no ?? waiting.after_sale_of;
  if (concerned !== null) await lockOrder(db, concerned);
  const row = await lockRequest(db, waiting.apply_id);
  if (isUndecided(row, now) && !isStepOver(row, now)) await replaceIn(source, row, successorNo);
}

async function findBlockedApplications({ db, now }: EventSource) {
  const { rows } = await sql<WaitingApplication>`
    select distinct a.apply_id, a.order_no, a.after_sale_of
    from approval_task t join approval_request a using (apply_id)
    where t.task_state in ('open', 'waiting') and not t.is_past
      and a.apply_state = '审批中' and a.deadline > ${now}
      and (t.approver_no = any(a.traveller_nos) or not exists (
        select 1 from staff_role sr join role_grant g using (role_no) join permission_object o using (object_no)
        join staff s on s.staff_no = sr.staff_no and s.staff_state = 'active'
        where sr.staff_no = t.approver_no and o.object_no = ${OBJECT.approve} and o.is_enable))
    order by a.apply_id`.execute(db);
  return rows;
}

/** `firstNo`: preferred successor, if they may decide it. */
async function replaceIn(source: EventSource, row: ApplicationRow, firstNo?: string): Promise<void> {
  const { db, now } = source;
  const { apply_id: applyId, applicant_no: applicantNO, traveller_nos: travellerNOs } = row;
  const before = await loadProgress(db, row);
  const applicant = {
    enterpriseNum: row.enterprise_num,
    staffNo: applicantNO,
    costCenterNo: row.trip?.costCenterNo ?? '',
    travellerNOs,
  };
  const replacing = await findReplacements(db, applicant, await flowOf(db, row), before.tasks);
  const first = firstNo === undefined ? [] : await findAbleApprovers(db, [firstNo]);
  const replacements = [
    ...first.filter(({ staffNO }) => partOf(staffNO, { applicantNO, travellerNOs }) === undefined),
    ...replacing.replacements,
  ];
  const changed = replaceUnable(before, { ...replacing, replacements, applicantNO, travellerNOs }, now);
  const { progress, replaced } = changed;
  if (progress === before) return;
  await saveProgress(db, row, before, progress);
  if (replaced.length > 0) {
    const names = replaced.map(({ staffName }) => staffName).join('、');
    await noteReplaced(
      source,
      row,
      names,
      openApprovers(progress)
        .map(({ staffName }) => staffName)
        .join('、'),
    );
  }
  if (progress.outcome !== 'pending') return conclude(source, row, progress.outcome, row.opinion);
  await source.emit(source, 'application.moved', { applyId });
}

/** The flow version that the application began with. */
async function flowOf(db: Database, { enterprise_num, apply_type, flow_version }: ApplicationRow) {
  const found = await db
    .selectFrom('approval_flow')
    .select('flow')
    .where('enterprise_num', '=', enterprise_num)
    .where('apply_type', '=', apply_type)
    .where('version', '=', flow_version)
    .executeTakeFirst();
  return found?.flow ?? USUAL_FLOW;
}

/**
 * Stores the replaced approvers with the application, and logs them with the order that waits or whose tickets it is
 * about.
 */
async function noteReplaced(
  { db, now }: EventSource,
  { apply_id, order_no, after_sale_of, replaced_names }: ApplicationRow,
  names: string,
  nextNames: string,
): Promise<void> {
  const all = replaced_names === '' ? names : `${replaced_names}、${names}`;
  await db
    .updateTable('approval_request')
    .set({ replaced_names: all })
    .where('apply_id', '=', apply_id)
    .execute();
  const orderNo = order_no ?? after_sale_of;
  if (orderNo === null) return;
  const content = `审批${apply_id}的审批人${names}不能审批，改由${nextNames}审批`;
  await insertOrderLog(db, { orderNo, at: now, operatorName: SYSTEM, content });
}
