import type { Application } from '../../../../src/contract/approval/approval';
import type { CallerContext } from '../../server/http/implement';
import { isForLockedOrder } from '../../order/locks';
import { findUsedApplications } from './queries';
import { applicationView } from './view';

/** Limit far above usual numbers; beyond it only the newest are shown. */
const MOST = 100;

/** The caller's unfinished applications for changes and refunds, the newest first. */
export async function findUnfinished(
  { db, caller, now }: CallerContext,
  orderNo: string,
): Promise<Application[]> {
  const rows = await db
    .selectFrom('approval_request')
    .selectAll()
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('applicant_no', '=', caller.staffNo)
    .where('after_sale_of', 'is not', null)
    .where(isForLockedOrder(caller))
    .$if(orderNo !== '', (q) => q.where('after_sale_of', '=', orderNo))
    // an application with held seats is shown among the orders
    .where('order_no', 'is', null)
    .where('apply_state', 'in', ['审批中', '已同意'])
    .orderBy('created_at', 'desc')
    .orderBy('apply_id', 'desc')
    .limit(MOST)
    .execute();
  const used = await findUsedApplications(
    db,
    rows.map(({ apply_id }) => apply_id),
  );
  return rows
    .map((row) =>
      applicationView(row, caller, now, { isUsed: used.has(row.apply_id), standsInFor: undefined }),
    )
    .filter(({ applyState, canApply }) => applyState === '审批中' || canApply);
}
