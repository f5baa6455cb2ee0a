import * as v from 'valibot';
import { Application } from '../approval/approval';
import { call } from '../call';

/**
 * Returns the caller's applications for changes and refunds that wait for their approver, or were approved and not used
 * yet, the newest first.
 */
export const queryUnfinishedAfterSale = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/queryUnfinishedAfterSale',
  body: v.object({
    /** Restricts the result to one order; empty: all. */
    orderNo: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
  }),
  result: v.object({
    /** The caller, for whom alone the draft is stored. */
    staffNO: v.string(),
    applicationList: v.array(Application),
  }),
  needs: 'token',
  reads: ['approval', 'order'],
  origin: 'suite',
});
