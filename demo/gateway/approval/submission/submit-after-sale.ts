import type { ChangeRequest, RefundRequest } from '../../../../src/contract/approval/after-sale';
import type { APPLY_TYPE, submitOverStandardApprovalAuto } from '../../../../src/contract/approval/approval';
import type { ResultOf } from '../../../../src/contract/call';
import { applyTypeName } from '../../../../src/domain/travel-standard/apply-type';
import { insertOrderLog } from '../../order/order-log';
import type { CallerContext } from '../../server/http/implement';
import { beginFlow } from '../flow/flow';
import { factsOfChoice, factsOfRefund } from '../flow/flow-facts';
import { namesOf } from '../decisions/progress-store';
import { uncoveredAfterSale } from './over-after-sale';
import type { OverChoice } from './over-choice';
import { refusePending } from './pending-choice';
import { insertApplication } from '../applications/queries';
import { checkTemplate } from '../applications/templates';

type AfterSale =
  | {
      applyType: typeof APPLY_TYPE.change | typeof APPLY_TYPE.changeOverStandard;
      change: ChangeRequest;
      choice: OverChoice;
    }
  | { applyType: typeof APPLY_TYPE.refund; refund: RefundRequest };

/**
 * Submits a change or a refund of a locked order for approval; it can be decided until `deadline`. Throws
 * templateMissing, approverMissing or applyPending.
 */
export async function submitAfterSale(
  { db, caller, now, emit }: CallerContext,
  asked: AfterSale,
  deadline: Date,
): Promise<ResultOf<typeof submitOverStandardApprovalAuto>> {
  const { applyType } = asked;
  await checkTemplate(db, caller.enterpriseNum, applyType);
  await refusePending(
    { db, caller, now },
    applyType,
    (pending) => uncoveredAfterSale(pending, asked) === undefined,
  );
  const isChange = 'change' in asked;
  const facts = isChange ? factsOfChoice(asked.choice) : await factsOfRefund(db, asked.refund);
  const begun = await beginFlow(db, caller, applyType, facts, now);
  const { approver_name: approverName } = namesOf(begun.progress);
  const applyId = await insertApplication(db, {
    applyType,
    applicant: caller,
    begun,
    reason: isChange ? asked.change.remark : asked.refund.remark,
    createdAt: now,
    deadline,
    orderNo: null,
    trip: null,
    choice: isChange ? asked.choice : null,
    change: isChange ? asked.change : null,
    refund: isChange ? null : asked.refund,
  });
  await emit({ db, now }, 'application.moved', { applyId });
  const { orderNo } = isChange ? asked.change : asked.refund;
  const content = `提交${applyTypeName(applyType)}${applyId}，等待${approverName}审批`;
  await insertOrderLog(db, { orderNo, at: now, operatorName: caller.staffName, content });
  return { applyId, applyState: '审批中', approverName };
}
