import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { insertOrderLog, SYSTEM } from '../../order/order-log';
import { closeTasks } from './progress-store';
import { findUsedApplications } from '../applications/queries';

/**
 * Voids the change and refund applications of a locked order whose tickets were changed or refunded otherwise; the
 * application by which that was done stays.
 */
export async function voidAfterSale(db: Database, orderNo: string, now: Date): Promise<void> {
  const standing = await db
    .selectFrom('approval_request as a')
    .select('a.apply_id')
    .where('a.after_sale_of', '=', orderNo)
    .where('a.order_no', 'is', null)
    .where('a.apply_state', 'in', ['审批中', '已同意'])
    .where(
      sql<boolean>`exists (
        select 1 from jsonb_to_recordset(coalesce(a.change, a.refund) -> 'tickets')
            as asked ("passengerNo" smallint, "segmentNo" smallint)
          join ticket t on t.order_no = a.after_sale_of
            and t.passenger_no = asked."passengerNo" and t.segment_no = asked."segmentNo"
          where t.ticket_status in ('EXCHANGED', 'REFUNDED', 'VOID'))`,
    )
    .forUpdate()
    .execute();
  const applyIds = standing.map(({ apply_id }) => apply_id);
  const used = await findUsedApplications(db, applyIds);
  const unused = applyIds.filter((id) => !used.has(id));
  await closeTasks(db, unused, now);
  for (const applyId of unused) {
    await db
      .updateTable('approval_request')
      .set({ apply_state: '已失效', decided_at: now })
      .where('apply_id', '=', applyId)
      .execute();
    const content = `机票已改签或退票，申请单${applyId}失效`;
    await insertOrderLog(db, { orderNo, at: now, operatorName: SYSTEM, content });
  }
}
