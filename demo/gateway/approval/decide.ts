import type { decideApproval } from '../../../src/contract/approval';
import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import { OBJECT } from '../../../src/contract/permission-objects';
import type { AreaDeps } from '../deps';
import { Fault } from '../fault';
import type { CallerContext } from '../implement';
import { expireIfOverdue, lockOrder, openForPayment, refuseOrder } from '../order-list/lifecycle';
import { findApplication, setDecision } from './queries';
import { isUndecided } from './view';

/**
 * The named approver's decision, once, with all that follows for the order that waits for it. The order is locked
 * before its application, as everywhere, so that an expiry at the same moment waits or is waited for.
 */
export async function decide(
  { parameters: readParameters }: AreaDeps,
  { db, caller, now, after }: CallerContext,
  { applyId, decision, opinion }: ParsedBodyOf<typeof decideApproval>,
): Promise<ResultOf<typeof decideApproval>> {
  const { order_no: orderNo, approver_no } = await findApplication(db, caller, applyId);
  if (approver_no !== caller.staffNo) throw new Fault('approverOther');
  const needed = decision === 'agree' ? OBJECT.approve : OBJECT.refuse;
  if (!caller.objects.has(needed)) throw new Fault('forbidden');

  if (orderNo !== null) await lockOrder(db, orderNo);
  const application = await findApplication(db, caller, applyId, { lock: true });
  if (!isUndecided(application, now)) {
    // the refusal rolls this transaction back, so the seats are freed after it
    if (orderNo !== null) after('expire order', (db) => expireIfOverdue(db, orderNo, now));
    const isExpired = application.apply_state === '审批中' || application.apply_state === '已过期';
    throw new Fault(isExpired ? 'applyExpired' : 'applyDecided');
  }
  const applyState = decision === 'agree' ? '已同意' : '已拒绝';
  await setDecision(db, applyId, { state: applyState, opinion, at: now });
  if (orderNo !== null) {
    const { payMinutes } = await readParameters(db, now);
    const what = { now, operatorName: caller.staffName, opinion };
    if (decision === 'agree') await openForPayment(db, orderNo, { ...what, payMinutes });
    else await refuseOrder(db, orderNo, what);
  }
  return { applyId, applyState };
}
