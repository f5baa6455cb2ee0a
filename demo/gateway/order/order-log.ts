import type { Database } from '../db/database';

/** Operator name of the gateway's own actions in the log. */
export const SYSTEM = '系统';

/** Writes an entry to an order's log, which is shown with the order. */
export async function insertOrderLog(
  db: Database,
  log: { orderNo: string; at: Date; operatorName: string; content: string },
): Promise<void> {
  await db
    .insertInto('order_log')
    .values({
      order_no: log.orderNo,
      logged_at: log.at,
      operator_name: log.operatorName,
      content: log.content,
    })
    .execute();
}
