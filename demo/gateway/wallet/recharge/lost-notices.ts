import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { claimDueCashierQuery } from '../../payment/lost-notices/claim';
import { findLostNotices } from '../../payment/lost-notices/find';
import {
  bookUnlessDealtWith,
  takeOrHold,
  retryHeldPayments,
  type HeldPayment,
} from '../../payment/suspense/hold';
import type { EventContext, EventLog } from '../../server/events/domain-events';
import { kindOfPayer } from './queries';
import { takeRechargeNotice, type RechargeNotice } from './decide';

const RECHARGES = {
  table: 'wallet_recharge',
  no: 'recharge_no',
  begunAt: 'applied_at',
  isOpen: sql`recharge_state <> 'confirmed'`,
};

/** `reused`: its trade was taken for another recharge. */
export type LostNoticeOutcome = RechargeNotice | 'reused';

/** Takes a notice of the cashier, whether the cashier sent it or the gateway queried it, and logs its faults. */
export async function takeNoticeOnce(
  db: Database,
  notice: HeldPayment,
  { now, log }: { now: Date; log: EventLog },
): Promise<LostNoticeOutcome> {
  const { paymentNo: rechargeNo, amount, tradeNo } = notice;
  const taken = await inTransaction(db, (tx) =>
    bookUnlessDealtWith(tx, notice, {
      paidFor: 'recharge',
      now,
      book: () => takeRechargeNotice(tx, { rechargeNo, amount, tradeNo }, now),
    }),
  ).catch((error: unknown) => {
    if (isTradeReused(error)) return 'reused' as const;
    throw error;
  });
  if (taken === 'reused') {
    log.error({ rechargeNo, tradeNo }, 'a second recharge was notified with the same trade of the cashier');
  } else if (taken === 'unknown') {
    log.error({ rechargeNo, amount }, 'the cashier notified an unknown recharge');
  }
  return taken;
}

const isTradeReused = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'wallet_recharge_trade_no_key';

/** Books held money of recharges. */
export function bookHeldRecharges({ db, now, log }: EventContext): Promise<void> {
  return retryHeldPayments(db, { paidFor: 'recharge', now, log }, (notice) =>
    takeNoticeOnce(db, notice, { now, log }),
  );
}

/**
 * Queries the cashier for recharges without a notice, including withdrawn ones, whose money would otherwise be lost.
 */
export function findLostRecharges(context: EventContext): Promise<void> {
  const { db, now, log } = context;
  return findLostNotices(context, {
    claim: () => claimDueCashierQuery(db, RECHARGES, now),
    kindOfPayer: (rechargeNo) => kindOfPayer(db, rechargeNo),
    take: (notice) =>
      takeOrHold(db, notice, {
        paidFor: 'recharge',
        now,
        log,
        take: () => takeNoticeOnce(db, notice, { now, log }),
      }),
  });
}
