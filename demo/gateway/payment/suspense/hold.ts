import type { PayNotice } from '../../../../src/protocol/cashier/messages';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { isAway, isUnavailable } from '../../db/unavailable';
import type { EventLog } from '../../server/events/domain-events';
import '../schema';

type PaidFor = Schema['payment_suspense']['paid_for'];

interface NoticeContext {
  paidFor: PaidFor;
  now: Date;
  log: EventLog;
}

/** Delay before held money is retried. */
const AGAIN_MS = 3_600_000;
/** Retries per round, limited so that other tasks do not wait. */
const AT_ONCE = 20;
const DETAIL_LENGTH = 500;

/** Outcomes of a notice whose money is not booked and has to be held for operators. */
const HOLD_REASONS = ['unknown', 'secondTrade', 'secondPerson'] as const;
type HoldReason = (typeof HOLD_REASONS)[number];

const holdReasonOf = (taken: string): HoldReason | undefined => HOLD_REASONS.find((why) => why === taken);

/**
 * Takes a signed notice. Money that cannot be booked or matches no payment is held where operators see it, and the
 * former is retried; the cashier would otherwise repeat the same refused notice for ever. An unavailable or overloaded
 * database is not such a case, because the cashier sends its notice again.
 */
export async function takeOrHold<T extends string>(
  db: Database,
  notice: PayNotice,
  taking: NoticeContext & { take(): Promise<T> },
): Promise<T | 'held'> {
  const { log, take } = taking;
  try {
    const taken = await take();
    const why = holdReasonOf(taken);
    if (why !== undefined) {
      log.error({ paymentNo: notice.paymentNo, why }, 'money of the cashier is held');
      await hold(db, notice, { ...taking, why, detail: '' });
    } else if (taken !== 'reused') await noteBooked(db, notice, taking);
    return taken;
  } catch (error) {
    if (isAway(error)) throw error;
    log.error(
      { err: error, paymentNo: notice.paymentNo },
      'money of the cashier could not be booked and is held',
    );
    const detail = error instanceof Error ? error.message.slice(0, DETAIL_LENGTH) : '';
    await hold(db, notice, { ...taking, why: 'failed', detail });
    if (isUnavailable(error)) throw error;
    return 'held';
  }
}

/** Marks held money as booked when a later notice of the same trade was booked. */
async function noteBooked(
  db: Database,
  { paymentNo, tradeNo }: Pick<PayNotice, 'paymentNo' | 'tradeNo'>,
  { paidFor, now }: Pick<NoticeContext, 'paidFor' | 'now'>,
): Promise<void> {
  await db
    .updateTable('payment_suspense')
    .set({ booked_at: now, try_at: null })
    .where('paid_for', '=', paidFor)
    .where('payment_no', '=', paymentNo)
    .where('trade_no', '=', tradeNo)
    .where('refund_no', 'is', null)
    .where('booked_at', 'is', null)
    .where('first_operator_no', 'is', null)
    .execute();
}

/**
 * Books a notice under the lock of its held money, in one transaction with the note that it is booked. Money that
 * operators have given back, or that a first operator deals with, is not booked: `known`. The lock comes before those
 * of the booking.
 */
export async function bookUnlessDealtWith<T extends string>(
  tx: Database,
  notice: Pick<PayNotice, 'paymentNo' | 'tradeNo'>,
  { book, ...about }: Pick<NoticeContext, 'paidFor' | 'now'> & { book(): Promise<T> },
): Promise<T | 'known'> {
  const held = await tx
    .selectFrom('payment_suspense')
    .select(['dealt_by', 'first_operator_no'])
    .where('paid_for', '=', about.paidFor)
    .where('payment_no', '=', notice.paymentNo)
    .where('trade_no', '=', notice.tradeNo)
    .where('refund_no', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (held !== undefined && (held.dealt_by !== null || held.first_operator_no !== null)) return 'known';
  const taken = await book();
  if (held !== undefined && holdReasonOf(taken) === undefined) await noteBooked(tx, notice, about);
  return taken;
}

interface PaymentHold extends NoticeContext {
  why: 'failed' | HoldReason;
  detail: string;
}

/** Inserts one row per payment and trade, however often the notice comes. */
async function hold(
  db: Database,
  { paymentNo, tradeNo, amount }: PayNotice,
  { paidFor, why, detail, now }: PaymentHold,
): Promise<void> {
  const state = { why, detail, try_at: why === 'failed' ? new Date(now.getTime() + AGAIN_MS) : null };
  await db
    .insertInto('payment_suspense')
    .values({
      paid_for: paidFor,
      payment_no: paymentNo,
      trade_no: tradeNo,
      amount,
      held_at: now,
      booked_at: null,
      ...state,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['paid_for', 'payment_no', 'trade_no'])
        .where('refund_no', 'is', null)
        .doUpdateSet(state)
        // a repeated notice does not reopen a row that was dealt with, or that a first operator deals with
        .where('payment_suspense.booked_at', 'is', null)
        .where('payment_suspense.first_operator_no', 'is', null),
    )
    .execute();
}

export type HeldPayment = Pick<PayNotice, 'paymentNo' | 'tradeNo' | 'amount'>;

/** Retries the held money of one kind. `take` books it with `bookUnlessDealtWith`. */
export async function retryHeldPayments(
  db: Database,
  { paidFor, now, log }: NoticeContext,
  take: (notice: HeldPayment) => Promise<string>,
): Promise<void> {
  for (let tried = 0; tried < AT_ONCE; tried += 1) {
    const due = await claim(db, { paidFor, now });
    if (due === undefined) return;
    const { suspense_no: suspenseNo, payment_no: paymentNo, trade_no: tradeNo, amount } = due;
    try {
      const taken = await take({ paymentNo, tradeNo, amount });
      if (taken === 'reused') throw new Error('Its trade was taken for another payment');
      const why = holdReasonOf(taken);
      if (why === undefined) {
        log.warn({ paymentNo }, 'money of the cashier that was held is booked or dealt with');
        continue;
      }
      await db
        .updateTable('payment_suspense')
        .set({ why, try_at: null })
        .where('suspense_no', '=', suspenseNo)
        // operators may have dealt with it meanwhile
        .where('booked_at', 'is', null)
        .where('first_operator_no', 'is', null)
        .execute();
      log.error({ paymentNo, why }, 'money of the cashier is held and no longer retried');
    } catch (error) {
      log.error({ err: error, paymentNo }, 'money of the cashier is still held');
    }
  }
}

/** Claims a due row and schedules its next retry, so that only one process retries it. */
function claim(db: Database, { paidFor, now }: Pick<NoticeContext, 'paidFor' | 'now'>) {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('payment_suspense')
      .selectAll()
      .where('paid_for', '=', paidFor)
      .where('try_at', '<=', now)
      .orderBy('try_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (due === undefined) return undefined;
    await tx
      .updateTable('payment_suspense')
      .set({ try_at: new Date(now.getTime() + AGAIN_MS) })
      .where('suspense_no', '=', due.suspense_no)
      .execute();
    return due;
  });
}
