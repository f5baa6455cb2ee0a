import type { Database } from '../db/database';

/** What the gateway does by itself is logged under this name. */
export const SYSTEM = '系统';

/** Notes what happened to an order; shown with the order. */
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
