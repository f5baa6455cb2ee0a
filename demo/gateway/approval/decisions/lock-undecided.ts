import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { expireIfOverdue, lockOrder } from '../../order/lifecycle';
import { findApplication } from '../applications/queries';
import type { ApplicationRow } from '../applications/application-row';
import { endDueSteps } from './step-due';
import { isStepOver, isUndecided } from '../applications/view';

/**
 * Locks an undecided application, after the order that waits for it or whose tickets it is about, in the usual lock
 * order, so that it is serialised with an expiry or a refund. Throws applyVoid, applyExpired, applyDecided or stepOver.
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
    // runs after the rollback of this transaction, which would undo the freeing of the seats
    if (orderNo !== null) after('expire order', (db) => expireIfOverdue({ db, now, emit }, orderNo));
    const isExpired = application.apply_state === '审批中' || application.apply_state === '已过期';
    throw new Fault(isExpired ? 'applyExpired' : 'applyDecided');
  }
  if (isStepOver(application, now)) {
    after('end due steps', (db) => endDueSteps({ db, now, emit }, application));
    throw new Fault('stepOver');
  }
}
