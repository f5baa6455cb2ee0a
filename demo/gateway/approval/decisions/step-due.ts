import { timeOut } from '../../../../src/domain/approval/progress';
import { inTransaction } from '../../db/transaction';
import { lockOrder } from '../../order/lifecycle';
import { SYSTEM } from '../../order/order-log';
import type { EventContext, EventSource } from '../../server/events/domain-events';
import { isNotPostponed, drainDue } from '../../server/jobs/due-work';
import { noteAfterSale } from './note-after-sale';
import { dueOf, loadProgress, saveProgress } from './progress-store';
import { lockRequest, setDecision } from '../applications/queries';
import type { ApplicationRow } from '../applications/application-row';
import { isStepOver } from '../applications/view';

const TIMEOUT_TEXTS = { agreed: '逾期未审批，自动同意', refused: '逾期未审批，自动拒绝' } as const;

/** Continues the applications whose current step has reached its time limit. */
export function endAllDueSteps(context: EventContext): Promise<void> {
  const { db, now } = context;
  return drainDue(context, 'end due steps', async (turn) => {
    const due = await db
      .selectFrom('approval_request')
      .select(['apply_id', 'order_no', 'after_sale_of'])
      .where('apply_state', '=', '审批中')
      .where('step_due_at', '<=', now)
      .whereRef('step_due_at', '<', 'deadline')
      .where(isNotPostponed('apply_id', turn))
      .orderBy('step_due_at')
      .limit(1)
      .executeTakeFirst();
    if (due === undefined) return false;
    turn.take(due.apply_id);
    return endDueSteps(context, due);
  });
}

/**
 * Applies the flow's automatic outcome to applications whose step was not decided in time. `db` must be outside a
 * transaction.
 */
export async function endDueSteps(
  source: EventSource,
  {
    apply_id: applyId,
    order_no,
    after_sale_of,
  }: Pick<ApplicationRow, 'apply_id' | 'order_no' | 'after_sale_of'>,
): Promise<boolean> {
  return inTransaction(source.db, async (tx) => {
    // lock order: the order before the application, as everywhere
    const concerned = order_no ?? after_sale_of;
    if (concerned !== null) await lockOrder(tx, concerned);
    const row = await lockRequest(tx, applyId);
    if (!isStepOver(row, source.now)) return true;
    return continueAfterTimeout({ ...source, db: tx }, row);
  });
}

/** Returns false when no further approver is asked. */
async function continueAfterTimeout(source: EventSource, row: ApplicationRow): Promise<boolean> {
  const { db, now } = source;
  const before = await loadProgress(db, row);
  let [progress, due] = [before, row.step_due_at];
  while (progress.outcome === 'pending' && due !== null && due <= now && due < row.deadline) {
    progress = timeOut(progress, due);
    due = dueOf(progress).step_due_at;
  }
  await saveProgress(db, row, before, progress);
  const { outcome } = progress;
  if (outcome === 'pending') {
    await source.emit(source, 'application.moved', { applyId: row.apply_id });
    return progress !== before;
  }
  await conclude(source, row, outcome, TIMEOUT_TEXTS[outcome]);
  return true;
}

/** Writes an automatic decision and emits its event. */
export async function conclude(
  source: EventSource,
  row: ApplicationRow,
  outcome: 'agreed' | 'refused',
  opinion: string,
): Promise<void> {
  const { db, now } = source;
  const applyId = row.apply_id;
  await setDecision(db, applyId, { state: outcome === 'agreed' ? '已同意' : '已拒绝', opinion, at: now });
  const what = outcome === 'agreed' ? '审批通过' : '审批不通过';
  await noteAfterSale({ db, now, operatorName: SYSTEM }, row, what, opinion);
  await source.emit(source, 'application.decided', {
    applyId,
    orderNo: row.order_no,
    decision: outcome,
    operatorName: SYSTEM,
    opinion,
  });
}
