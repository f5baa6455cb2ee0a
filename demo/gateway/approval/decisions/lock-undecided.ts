import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { expireIfOverdue, lockOrder } from '../../order/lifecycle';
import { findApplication, type ApplicationRow } from '../applications/queries';
import { endDueSteps } from './step-due';
import { isStepOver, isUndecided } from '../applications/view';

/**
 * Locks an application that is still to be decided, and before it the order that waits for it or whose tickets it is about,
 * as everywhere, so that an expiry or a refund at the same moment waits or is waited for. Throws applyVoid, applyExpired,
 * applyDecided or stepOver.
 */
export async function lockUndecided(
  { db, caller, now, emit, after }: CallerContext,
  { apply_id: applyId, order_no: orderNo, after_sale_of }: ApplicationRow,
): Promise<void> {
  const concerned = orderNo ?? after_sale_of;
  if (concerned !== null) await lockOrder(db, concerned);
  const application = await findApplication({ db, caller, now }, applyId, { lock: true });
  if (!isUndecided(application, now)) {
    if (application.apply_state === '已失效') throw new Fault('applyVoid');
    // the refusal rolls this transaction back, so the seats are freed after it
    if (orderNo !== null) after('expire order', (db) => expireIfOverdue({ db, now, emit }, orderNo));
    const isExpired = application.apply_state === '审批中' || application.apply_state === '已过期';
    throw new Fault(isExpired ? 'applyExpired' : 'applyDecided');
  }
  if (isStepOver(application, now)) {
    after('end due steps', (db) => endDueSteps({ db, now, emit }, application));
    throw new Fault('stepOver');
  }
}
