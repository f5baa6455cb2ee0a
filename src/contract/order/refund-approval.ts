import * as v from 'valibot';
import { RefundPolicy, RefundViolation } from '../approval/after-sale';
import { Submitted } from '../approval/approval';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { refundTicketApply } from './refund';

const { orderNo, reasonType, remark, tickets, refundAmount, overReason } = refundTicketApply.body.entries;

/**
 * Evaluates a refund against the enterprise's rule, as refundTicketApply will. `policy`: the resulting policy; null
 * when it is within the rule, or of a private journey, to which the rule does not apply.
 */
export const judgeRefundTicketStandard = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/judgeRefundTicketStandard',
  body: v.object({ orderNo, reasonType, tickets }),
  result: v.object({
    violations: v.array(RefundViolation),
    policy: v.nullable(RefundPolicy),
    /** Name of the approver according to the flow; empty where no approver is left. */
    approverName: v.string(),
  }),
  needs: 'token',
  reads: ['order', 'standard', 'setting'],
  permission: OBJECT.refundOrder,
});

/**
 * Submits a refund that needs an approval to the supervisor (specification 7.6). Once approved, it covers one refund of
 * the same tickets for no higher fee.
 */
export const submitRefundOverStandardApprovalAuto = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/submitRefundOverStandardApprovalAuto',
  body: v.object({ orderNo, reasonType, remark, tickets, refundAmount, overReason }),
  result: Submitted,
  needs: 'token',
  permission: OBJECT.refundOrder,
  mutates: true,
  changes: ['approval', 'order'],
});
