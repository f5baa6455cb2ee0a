import type { decideApproval } from '../../../src/contract/approval/approval';
import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/fault';
import type { CallerContext } from '../server/implement';
import { openForPayment, refuseOrder } from '../order/lifecycle';
import { lockUndecided } from './lock-undecided';
import { findApplication, setDecision } from './queries';

/**
 * The named approver's decision, once, with all that follows for the order that waits for it.
 */
export async function decide(
  { parameters: readParameters }: AreaDeps,
  context: CallerContext,
  { applyId, decision, opinion }: ParsedBodyOf<typeof decideApproval>,
): Promise<ResultOf<typeof decideApproval>> {
  const { db, caller, now } = context;
  const { order_no: orderNo, approver_no } = await findApplication(db, caller, applyId);
  if (approver_no !== caller.staffNo) throw new Fault('approverOther');
  const needed = decision === 'agree' ? OBJECT.approve : OBJECT.refuse;
  if (!caller.objects.has(needed)) throw new Fault('forbidden');

  await lockUndecided(context, applyId, orderNo);
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
