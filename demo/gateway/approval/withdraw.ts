import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { withdrawApproval } from '../../../src/contract/approval/approval';
import { Fault } from '../server/fault';
import type { CallerContext } from '../server/implement';
import { cancelOrder } from '../order/lifecycle';
import { lockUndecided } from './lock-undecided';
import { findApplication, setDecision } from './queries';

/** The applicant takes back what is not decided, and with it the order that waits. */
export async function withdraw(
  context: CallerContext,
  { applyId }: ParsedBodyOf<typeof withdrawApproval>,
): Promise<ResultOf<typeof withdrawApproval>> {
  const { db, caller, now } = context;
  const { order_no: orderNo, applicant_no } = await findApplication(db, caller, applyId);
  if (applicant_no !== caller.staffNo) throw new Fault('applyNotOwn');

  await lockUndecided(context, applyId, orderNo);
  if (orderNo === null) await setDecision(db, applyId, { state: '已撤回', opinion: '', at: now });
  else {
    const content = '撤回审批申请，订单取消，座位已释放';
    await cancelOrder(db, orderNo, { now, operatorName: caller.staffName, content });
  }
  return { applyId, applyState: '已撤回' };
}
