import type { Database } from '../db/database';

/** Closes the application an order waits for, which the transaction has locked; false if it waits for none. */
export async function closePending(
  db: Database,
  orderNo: string,
  state: '已过期' | '已撤回',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('approval_request')
    .set({ apply_state: state, decided_at: now })
    .where('order_no', '=', orderNo)
    .where('apply_state', '=', '审批中')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Closes what no order waits for and was not decided in time. An order's application ends with the order. */
export async function expireApplications(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('approval_request')
    .set({ apply_state: '已过期', decided_at: now })
    .where('apply_state', '=', '审批中')
    .where('order_no', 'is', null)
    .where('deadline', '<=', now)
    .execute();
}
