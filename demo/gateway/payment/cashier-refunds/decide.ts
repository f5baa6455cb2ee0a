import type { Selectable } from 'kysely';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { bookReturn } from '../ledger';
import '../schema';
import './schema';

export type CashierRefund = Selectable<Schema['cashier_refund']>;

/** Number of an attempt at the cashier. A refused number is refused for good, so another attempt has another number. */
export const numberOf = ({ refund_no: refundNo, attempt }: Pick<CashierRefund, 'refund_no' | 'attempt'>) =>
  attempt === 1 ? refundNo : `${refundNo}-${attempt}`;

/** The cashier's decision, or its word that it has not decided. */
export interface Decision {
  state: 'done' | 'pending' | 'refused';
  /** Reason of a refusal. */
  refusal: string;
}

const isOpen = ({ refund_state: state }: CashierRefund): boolean =>
  state === 'waiting' || state === 'pending';

/**
 * Books a decision of the cashier about an attempt once; a decision about a decided refund or a former attempt changes
 * nothing. Only `done` books the money as given back. A refusal waits for the agency's operators.
 */
export async function takeDecision(
  tx: Database,
  asked: Pick<CashierRefund, 'refund_no' | 'attempt'>,
  { state, refusal }: Decision,
  now: Date,
): Promise<void> {
  await lockOnDesk(tx, asked.refund_no);
  const refund = await lockRefund(tx, asked.refund_no);
  if (refund === undefined || !isOpen(refund) || refund.attempt !== asked.attempt) return;
  if (state === 'done') {
    await end(tx, refund, { state, by: 'cashier', now });
    await noteGivenBack(tx, refund, now);
  } else if (state === 'refused') {
    await setState(tx, refund, { refund_state: 'refused', ask_at: null });
    await holdRefused(tx, refund, { refusal, now });
  } else await setState(tx, refund, { refund_state: 'pending' });
}

/** Books a refused refund as given back by hand. Throws when it is not refused: the cashier might still make it. */
export async function endByHand(tx: Database, refundNo: string, now: Date): Promise<void> {
  const refund = await lockRefund(tx, refundNo);
  if (refund?.refund_state !== 'refused') throw new Error(`Refund ${refundNo} is not refused`);
  await end(tx, refund, { state: 'settled', by: 'bank', now });
}

/** Begins another attempt of a refused refund. Returns false when it is not refused. */
export async function beginAgain(tx: Database, refundNo: string, now: Date): Promise<boolean> {
  const refund = await lockRefund(tx, refundNo);
  if (refund?.refund_state !== 'refused') return false;
  await setState(tx, refund, {
    refund_state: 'waiting',
    attempt: refund.attempt + 1,
    asks: 0,
    begun_at: now,
    ask_at: now,
  });
  return true;
}

/** Whether a refused refund is at the cashier again, so that it must not be given back by hand. */
export async function isAtCashier(db: Database, refundNo: string): Promise<boolean> {
  const refund = await db
    .selectFrom('cashier_refund')
    .selectAll()
    .where('refund_no', '=', refundNo)
    .executeTakeFirst();
  return refund !== undefined && isOpen(refund);
}

/** Lock order: the operators' row first, as they lock it. The first refusal has none. */
const lockOnDesk = (tx: Database, refundNo: string): Promise<unknown> =>
  tx
    .selectFrom('payment_suspense')
    .select('suspense_no')
    .where('refund_no', '=', refundNo)
    .forUpdate()
    .execute();

const lockRefund = (tx: Database, refundNo: string): Promise<CashierRefund | undefined> =>
  tx
    .selectFrom('cashier_refund')
    .selectAll()
    .where('refund_no', '=', refundNo)
    .forUpdate()
    .executeTakeFirst();

async function setState(
  tx: Database,
  { refund_no: refundNo }: CashierRefund,
  state: Partial<Pick<CashierRefund, 'refund_state' | 'attempt' | 'asks' | 'begun_at' | 'ask_at'>>,
): Promise<void> {
  await tx.updateTable('cashier_refund').set(state).where('refund_no', '=', refundNo).execute();
}

async function end(
  tx: Database,
  refund: CashierRefund,
  { state, by, now }: { state: 'done' | 'settled'; by: 'cashier' | 'bank'; now: Date },
): Promise<void> {
  const { refund_no: refundNo, enterprise_num: enterpriseNum, amount, payment_no: paymentNo } = refund;
  const memo = `支付单${paymentNo}退款${refundNo}`;
  const transferNo = await bookReturn(tx, { enterpriseNum, by, amount, memo, now });
  await tx
    .updateTable('cashier_refund')
    .set({ refund_state: state, ask_at: null, ended_at: now, transfer_no: transferNo })
    .where('refund_no', '=', refundNo)
    .execute();
}

/** One row for a refund, however often it is refused. */
async function holdRefused(
  tx: Database,
  refund: CashierRefund,
  { refusal, now }: { refusal: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('payment_suspense')
    .values({
      paid_for: refund.paid_for,
      payment_no: refund.payment_no,
      trade_no: refund.trade_no,
      amount: refund.amount,
      why: 'refundRefused',
      detail: refusal,
      held_at: now,
      try_at: null,
      booked_at: null,
      refund_no: refund.refund_no,
    })
    .onConflict((conflict) =>
      conflict
        .column('refund_no')
        .where('refund_no', 'is not', null)
        .doUpdateSet({ detail: refusal, held_at: now }),
    )
    .execute();
}

/** Closes the operators' row of a refund that the cashier made after a refusal. */
async function noteGivenBack(tx: Database, { refund_no: refundNo }: CashierRefund, now: Date): Promise<void> {
  await tx
    .updateTable('payment_suspense')
    .set({ booked_at: now })
    .where('refund_no', '=', refundNo)
    .where('booked_at', 'is', null)
    .execute();
}
