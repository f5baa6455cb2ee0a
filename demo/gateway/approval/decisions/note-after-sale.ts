import { applyTypeName } from '../../../../src/domain/travel-standard/apply-type';
import { insertOrderLog } from '../../order/order-log';
import type { Database } from '../../db/database';
import type { ApplicationRow } from '../applications/application-row';

/**
 * Logs the outcome of an application with the order that its change or refund is about; does nothing for other
 * applications.
 */
export async function noteAfterSale(
  { db, now, operatorName }: { db: Database; now: Date; operatorName: string },
  { apply_id, apply_type, order_no, after_sale_of }: ApplicationRow,
  what: string,
  opinion = '',
): Promise<void> {
  // the own order of a change logs it
  if (after_sale_of === null || order_no !== null) return;
  const content = `${applyTypeName(apply_type)}${apply_id}${what}${opinion === '' ? '' : `，审批意见：${opinion}`}`;
  await insertOrderLog(db, { orderNo: after_sale_of, at: now, operatorName, content });
}
