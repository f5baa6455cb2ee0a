import { applyTypeName } from '../../../../src/domain/standard/apply-type';
import { insertOrderLog } from '../../order/order-log';
import type { Database } from '../../db/database';
import type { ApplicationRow } from '../applications/queries';

/** Notes with the order of a change or refund what became of its application; nothing for one that has no such order. */
export async function noteAfterSale(
  { db, now, operatorName }: { db: Database; now: Date; operatorName: string },
  { apply_id, apply_type, order_no, after_sale_of }: ApplicationRow,
  what: string,
  opinion = '',
): Promise<void> {
  // of a change that waits its own order says it
  if (after_sale_of === null || order_no !== null) return;
  const content = `${applyTypeName(apply_type)}${apply_id}${what}${opinion === '' ? '' : `，审批意见：${opinion}`}`;
  await insertOrderLog(db, { orderNo: after_sale_of, at: now, operatorName, content });
}
