import type { decideApproval } from '../../../src/contract/approval/approval';
import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import { OBJECT } from '../../../src/contract/permission/objects';
import { Fault } from '../server/fault';
import type { CallerContext } from '../server/implement';
import { lockUndecided } from './lock-undecided';
import { noteAfterSale } from './note-after-sale';
import { findApplication, setDecision } from './queries';

/** The named approver's decision, once; the order that waits for it hears of it in the same transaction. */
export async function decide(
  context: CallerContext,
  { applyId, decision, opinion }: ParsedBodyOf<typeof decideApproval>,
): Promise<ResultOf<typeof decideApproval>> {
  const { db, caller, now, emit } = context;
  const found = await findApplication(db, caller, applyId);
  const { order_no: orderNo, approver_no } = found;
  if (approver_no !== caller.staffNo) throw new Fault('approverOther');
  const needed = decision === 'agree' ? OBJECT.approve : OBJECT.refuse;
  if (!caller.objects.has(needed)) throw new Fault('forbidden');

  await lockUndecided(context, found);
  const applyState = decision === 'agree' ? '已同意' : '已拒绝';
  await setDecision(db, applyId, { state: applyState, opinion, at: now });
  await noteAfterSale(context, found, decision === 'agree' ? '审批通过' : '审批不通过', opinion);
  await emit(context, 'application.decided', {
    applyId,
    orderNo,
    decision: decision === 'agree' ? 'agreed' : 'refused',
    operatorName: caller.staffName,
    opinion,
  });
  return { applyId, applyState };
}
