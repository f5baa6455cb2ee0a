import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction';
import type { EventContext } from '../../server/events/domain-events';
import { takeNotice, type NoticeOutcome } from '../notify';
import { isTradeReused, kindOfPayer } from '../queries';
import { takeOrHold, retryHeldPayments, type HeldPayment } from '../suspense/hold';
import { claimDueCashierQuery } from './claim';
import { findLostNotices } from './find';

const PAYMENTS = {
  table: 'payment',
  no: 'payment_no',
  begunAt: 'created_at',
  isOpen: sql`pay_state = 'pending'`,
};

/** Queries the cashier for payments of orders whose notice did not come. */
export function findLostPayments(context: EventContext): Promise<void> {
  const { db, now, log } = context;
  return findLostNotices(context, {
    claim: () => claimDueCashierQuery(db, PAYMENTS, now),
    kindOfPayer: (paymentNo) => kindOfPayer(db, paymentNo),
    take: (notice) =>
      takeOrHold(db, notice, { paidFor: 'order', now, log, take: () => takeOrderNotice(context, notice) }),
  });
}

/** Books held money of orders. */
export function bookHeldPayments(context: EventContext): Promise<void> {
  const { db, now, log } = context;
  return retryHeldPayments(db, { paidFor: 'order', now, log }, (notice) => takeOrderNotice(context, notice));
}

async function takeOrderNotice(
  { db, now, emit, log }: EventContext,
  notice: HeldPayment,
): Promise<NoticeOutcome | 'reused'> {
  try {
    return await inTransaction(db, (tx) => takeNotice({ db: tx, now, emit }, notice, log));
  } catch (error) {
    if (!isTradeReused(error)) throw error;
    const { paymentNo, tradeNo } = notice;
    log.error({ paymentNo, tradeNo }, 'a second payment was found with the same trade of the cashier');
    return 'reused';
  }
}
