import { nextRefundRequest } from '../../../../src/domain/money/refund-asking';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { EventContext } from '../../server/events/domain-events';
import { NoRefunds, type CashierPort, type RefundAsked } from '../cashier-port';
import { numberOf, takeDecision, type CashierRefund, type Decision } from './decide';

/** Requests per round, limited so that other tasks do not wait. */
const AT_ONCE = 20;

const NO_REFUNDS: Decision = { state: 'refused', refusal: '收银台未提供退款接口' };

/**
 * Asks the cashier for the refunds that are due. A lost answer leaves the outcome unknown and ends the round, because a
 * cashier that is down would take a timeout each; the same number is asked again at the refund's next time.
 */
export async function askDueRefunds({
  db,
  now,
  log,
  deps: { cashier },
}: Pick<EventContext, 'db' | 'now' | 'log' | 'deps'>): Promise<void> {
  for (let asked = 0; asked < AT_ONCE; asked += 1) {
    const refund = await claim(db, now);
    if (refund === undefined) return;
    const refundNo = numberOf(refund);
    try {
      const decision = await ask(cashier, refund);
      await inTransaction(db, (tx) => takeDecision(tx, refund, decision, now));
      if (decision.state === 'refused')
        log.error({ refundNo, refusal: decision.refusal }, 'the cashier refused a refund');
    } catch (error) {
      log.warn({ err: error, refundNo }, 'the outcome of a refund at the cashier is unknown');
      return;
    }
  }
}

/** Claims a refund that is due and schedules its next request, so that only one process asks for it. */
function claim(db: Database, now: Date): Promise<CashierRefund | undefined> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('cashier_refund')
      .select(['refund_no', 'begun_at'])
      .where('ask_at', '<=', now)
      .orderBy('ask_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (due === undefined) return undefined;
    return tx
      .updateTable('cashier_refund')
      .set((eb) => ({ ask_at: nextRefundRequest(due.begun_at, now), asks: eb('asks', '+', 1) }))
      .where('refund_no', '=', due.refund_no)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function ask(cashier: CashierPort, refund: CashierRefund): Promise<Decision> {
  const { payment_no: paymentNo, trade_no: tradeNo, amount, reason } = refund;
  const asked: RefundAsked = { refundNo: numberOf(refund), paymentNo, tradeNo, amount, reason };
  if (refund.refund_state === 'pending') {
    const told = await cashier.findRefund(asked);
    if (told !== undefined) return told;
  }
  try {
    return await cashier.refund(asked);
  } catch (error) {
    // after a lost request the cashier might have acted before its address was gone
    if (error instanceof NoRefunds && refund.asks === 1) return NO_REFUNDS;
    throw error;
  }
}
