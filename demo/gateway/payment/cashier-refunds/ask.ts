import { nextRefundRequest } from '../../../../src/domain/money/refund-asking';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { kindOf } from '../../enterprise/kind-of';
import type { EventContext } from '../../server/events/domain-events';
import { CashierAway, NoRefunds, type CashierPort, type RefundAsked } from '../cashier-port';
import '../schema';
import { noteFailure, numberOf, takeDecision, type CashierRefund, type Decision } from './decide';
import { failureOf } from './failure';

/** Requests per round, limited so that other tasks do not wait. */
const AT_ONCE = 20;

const NO_REFUNDS: Decision = { state: 'refused', refusal: '收银台未提供退款接口' };

/**
 * Asks the cashier for the refunds that are due. A failure leaves the outcome unknown; the same number is asked again at
 * the refund's next time. A cashier that is away ends the round, because it would take a timeout each.
 */
export async function askDueRefunds({
  db,
  now,
  log,
  deps: { cashierOf },
}: Pick<EventContext, 'db' | 'now' | 'log' | 'deps'>): Promise<void> {
  for (let asked = 0; asked < AT_ONCE; asked += 1) {
    const refund = await claim(db, now);
    if (refund === undefined) return;
    const refundNo = numberOf(refund);
    try {
      const cashier = cashierOf(await kindOf(db, refund.enterprise_num), db);
      const decision = await ask(cashier, refund);
      if (!(await inTransaction(db, (tx) => takeDecision(tx, refund, decision, now))))
        log.error({ refundNo }, 'the cashier made a refund that operators give back by hand too');
      if (decision.state === 'refused')
        log.error({ refundNo, refusal: decision.refusal }, 'the cashier refused a refund');
    } catch (error) {
      log.warn({ err: error, refundNo }, 'the outcome of a refund at the cashier is unknown');
      await inTransaction(db, (tx) => noteFailure(tx, refund, failureOf(error)));
      if (error instanceof CashierAway) return;
    }
  }
}

/**
 * Claims a refund that is due and schedules its next request, so that only one process asks for it. One that a first
 * operator has confirmed as given back by hand is not asked for.
 */
function claim(db: Database, now: Date): Promise<CashierRefund | undefined> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('cashier_refund')
      .select(['refund_no', 'begun_at'])
      .where('ask_at', '<=', now)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payment_suspense')
              .select('suspense_no')
              .whereRef('payment_suspense.refund_no', '=', 'cashier_refund.refund_no')
              .where('first_operator_no', 'is not', null),
          ),
        ),
      )
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
