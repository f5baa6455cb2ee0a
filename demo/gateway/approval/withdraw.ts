import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { withdrawApproval } from '../../../src/contract/approval/approval';
import { Fault } from '../server/fault';
import type { CallerContext } from '../server/implement';
import { lockUndecided } from './lock-undecided';
import { findApplication, setDecision } from './queries';

/** The applicant takes back what is not decided, and with it the order that waits. */
export async function withdraw(
  context: CallerContext,
  { applyId }: ParsedBodyOf<typeof withdrawApproval>,
): Promise<ResultOf<typeof withdrawApproval>> {
  const { db, caller, now, emit } = context;
  const { order_no: orderNo, applicant_no } = await findApplication(db, caller, applyId);
  if (applicant_no !== caller.staffNo) throw new Fault('applyNotOwn');

  await lockUndecided(context, applyId, orderNo);
  await setDecision(db, applyId, { state: '已撤回', opinion: '', at: now });
  await emit(context, 'application.decided', {
    applyId,
    orderNo,
    decision: 'withdrawn',
    operatorName: caller.staffName,
    opinion: '',
  });
  return { applyId, applyState: '已撤回' };
}
