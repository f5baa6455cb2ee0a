import * as v from 'valibot';
import { Application } from '../approval/approval';
import { call } from '../call';

/**
 * The caller's applications for changes and refunds that wait for their approver, or were agreed to and not used yet, the
 * newest first.
 */
export const queryUnfinishedAfterSale = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/queryUnfinishedAfterSale',
  body: v.object({
    /** Those of one order alone; empty: all. */
    orderNo: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
  }),
  result: v.object({
    /** Who asks: what is filled in is kept for them alone. */
    staffNO: v.string(),
    applicationList: v.array(Application),
  }),
  needs: 'token',
  reads: ['approval', 'order'],
  origin: 'suite',
});
