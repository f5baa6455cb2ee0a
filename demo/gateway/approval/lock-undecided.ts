import { Fault } from '../server/fault';
import type { CallerContext } from '../server/implement';
import { expireIfOverdue, lockOrder } from '../order/lifecycle';
import { findApplication } from './queries';
import { isUndecided } from './view';

/**
 * Locks an application that is still to be decided, and before it the order that waits for it (null: none), as
 * everywhere, so that an expiry at the same moment waits or is waited for. Throws applyExpired or applyDecided.
 */
export async function lockUndecided(
  { db, caller, now, emit, after }: CallerContext,
  applyId: string,
  orderNo: string | null,
): Promise<void> {
  if (orderNo !== null) await lockOrder(db, orderNo);
  const application = await findApplication(db, caller, applyId, { lock: true });
  if (!isUndecided(application, now)) {
    // the refusal rolls this transaction back, so the seats are freed after it
    if (orderNo !== null) after('expire order', (db) => expireIfOverdue({ db, now, emit }, orderNo));
    const isExpired = application.apply_state === '审批中' || application.apply_state === '已过期';
    throw new Fault(isExpired ? 'applyExpired' : 'applyDecided');
  }
}
