import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction';
import type { EventContext } from '../../server/domain-events';
import { takeNotice } from '../notify';
import { isTradeReused } from '../queries';
import { claimDue } from './claim';
import { findLostNotices } from './find';

const PAYMENTS = {
  table: 'payment',
  no: 'payment_no',
  begunAt: 'created_at',
  isOpen: sql`pay_state = 'pending'`,
};

/** Finds payments of orders whose notice did not come. */
export function findLostPayments(context: EventContext): Promise<void> {
  const { db, now, emit, log } = context;
  return findLostNotices(context, {
    claim: () => claimDue(db, PAYMENTS, now),
    take: (notice) =>
      inTransaction(db, (tx) => takeNotice({ db: tx, now, emit }, notice, log)).catch((error: unknown) => {
        if (!isTradeReused(error)) throw error;
        const { paymentNo, tradeNo } = notice;
        log.error({ paymentNo, tradeNo }, 'a trade of the cashier was found for a second payment');
      }),
  });
}
