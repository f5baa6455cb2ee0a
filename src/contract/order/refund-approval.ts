import * as v from 'valibot';
import { RefundPolicy, RefundViolation } from '../approval/after-sale';
import { Submitted } from '../approval/approval';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { refundTicketApply } from './refund';

const { orderNo, reasonType, remark, tickets, refundAmount, overReason } = refundTicketApply.body.entries;

/**
 * Holds a refund against the enterprise's rule as asking for it will. `policy` is what follows; null: it is within the rule,
 * or of a private journey, which none governs.
 */
export const judgeRefundTicketStandard = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/judgeRefundTicketStandard',
  body: v.object({ orderNo, reasonType, tickets }),
  result: v.object({
    violations: v.array(RefundViolation),
    policy: v.nullable(RefundPolicy),
    /** Who would be asked by the flow; empty where nobody is left to decide it. */
    approverName: v.string(),
  }),
  needs: 'token',
  reads: ['order', 'standard', 'setting'],
  permission: OBJECT.refundOrder,
});

/**
 * Puts a refund that needs an approval before the supervisor (specification 7.6). Agreed to, it serves one refund of the
 * same tickets for no higher fee.
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
