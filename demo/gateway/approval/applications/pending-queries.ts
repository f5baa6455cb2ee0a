import type { Database } from '../../db/database';
import { closeTasks } from '../decisions/progress-store';

/** Closes the pending application of a locked order that has ended. */
export async function closePending(
  db: Database,
  orderNo: string,
  state: '已过期' | '已撤回',
  now: Date,
): Promise<void> {
  const closed = await db
    .updateTable('approval_request')
    .set({ apply_state: state, decided_at: now })
    .where('order_no', '=', orderNo)
    .where('apply_state', '=', '审批中')
    .returning('apply_id')
    .execute();
  await closeTasks(
    db,
    closed.map(({ apply_id }) => apply_id),
    now,
  );
}

/** Expires overdue applications without a waiting order. An application with an order ends with the order. */
export async function expireApplications(db: Database, now: Date): Promise<void> {
  const closed = await db
    .updateTable('approval_request')
    .set({ apply_state: '已过期', decided_at: now })
    .where('apply_state', '=', '审批中')
    .where('order_no', 'is', null)
    .where('deadline', '<=', now)
    .returning('apply_id')
    .execute();
  await closeTasks(
    db,
    closed.map(({ apply_id }) => apply_id),
    now,
  );
}
