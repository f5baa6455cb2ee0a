import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { withdrawApproval } from '../../../src/contract/approval';
import { Fault } from '../fault';
import type { CallerContext } from '../implement';
import { cancelOrder, expireIfOverdue, lockOrder } from '../order-list/lifecycle';
import { findApplication, setDecision } from './queries';
import { isUndecided } from './view';

/** The applicant takes back what is not decided, and with it the order that waits. The order is locked first, as everywhere. */
export async function withdraw(
  { db, caller, now, after }: CallerContext,
  { applyId }: ParsedBodyOf<typeof withdrawApproval>,
): Promise<ResultOf<typeof withdrawApproval>> {
  const { order_no: orderNo, applicant_no } = await findApplication(db, caller, applyId);
  if (applicant_no !== caller.staffNo) throw new Fault('applyNotOwn');

  if (orderNo !== null) await lockOrder(db, orderNo);
  const application = await findApplication(db, caller, applyId, { lock: true });
  if (!isUndecided(application, now)) {
    // the refusal rolls this transaction back, so the seats are freed after it
    if (orderNo !== null) after('expire order', (db) => expireIfOverdue(db, orderNo, now));
    const isExpired = application.apply_state === '审批中' || application.apply_state === '已过期';
    throw new Fault(isExpired ? 'applyExpired' : 'applyDecided');
  }
  if (orderNo === null) await setDecision(db, applyId, { state: '已撤回', opinion: '', at: now });
  else {
    const content = '撤回审批申请，订单取消，座位已释放';
    await cancelOrder(db, orderNo, { now, operatorName: caller.staffName, content });
  }
  return { applyId, applyState: '已撤回' };
}
