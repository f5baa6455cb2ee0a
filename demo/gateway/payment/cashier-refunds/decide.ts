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

export const isOpen = ({ refund_state: state }: CashierRefund): boolean =>
  state === 'waiting' || state === 'pending';

/** Whether the cashier has not answered the last request for an open refund. */
export const isUnanswered = (refund: CashierRefund): boolean =>
  refund.refund_state === 'waiting' || (isOpen(refund) && refund.last_failure !== '');

const MADE_TWICE = '登记处理时或之后收银台答复已退款，请核实是否重复退款';

/**
 * Books a decision of the cashier about an attempt once; a decision about a decided refund or a former attempt changes
 * nothing. Only `done` books the money as given back. A refusal waits for the agency's operators. Returns false when the
 * cashier has made a refund that operators give back by hand too; the operators' row says so.
 */
export async function takeDecision(
  tx: Database,
  asked: Pick<CashierRefund, 'refund_no' | 'attempt'>,
  { state, refusal }: Decision,
  now: Date,
): Promise<boolean> {
  const onDesk = await lockOnDesk(tx, asked.refund_no);
  const refund = await lockRefund(tx, asked.refund_no);
  if (refund === undefined || refund.attempt !== asked.attempt) return true;
  if (!isOpen(refund)) {
    const isTwice = state === 'done' && refund.refund_state === 'settled';
    if (isTwice) await noteDetail(tx, refund.refund_no, MADE_TWICE);
    return !isTwice;
  }
  if (state === 'done') {
    const isTwice = (onDesk?.first_operator_no ?? null) !== null;
    await end(tx, refund, { state, by: 'cashier', now });
    await noteGivenBack(tx, refund, now);
    if (isTwice) await noteDetail(tx, refund.refund_no, MADE_TWICE);
    return !isTwice;
  }
  if (state === 'refused') {
    await setState(tx, refund, { refund_state: 'refused', ask_at: null });
    await holdForOperators(tx, refund, { why: 'refundRefused', detail: refusal, now });
  } else {
    await setState(tx, refund, { refund_state: 'pending', last_failure: '' });
    if (onDesk?.why === 'refundOpen') await noteDetail(tx, refund.refund_no, '');
  }
  return true;
}

/** Stores why a request for an open refund has no answer; the operators' row of an open refund shows it. */
export async function noteFailure(
  tx: Database,
  asked: Pick<CashierRefund, 'refund_no' | 'attempt'>,
  failure: string,
): Promise<void> {
  const onDesk = await lockOnDesk(tx, asked.refund_no);
  const refund = await lockRefund(tx, asked.refund_no);
  if (refund === undefined || !isOpen(refund) || refund.attempt !== asked.attempt) return;
  await setState(tx, refund, { last_failure: failure });
  if (onDesk?.why === 'refundOpen') await noteDetail(tx, refund.refund_no, failure);
}

/** Holds a refund for operators that is still open. Returns false when it was decided meanwhile. */
export async function holdOpen(tx: Database, refundNo: string, now: Date): Promise<boolean> {
  await lockOnDesk(tx, refundNo);
  const refund = await lockRefund(tx, refundNo);
  if (refund === undefined || !isOpen(refund)) return false;
  await holdForOperators(tx, refund, { why: 'refundOpen', detail: refund.last_failure, now });
  return true;
}

/**
 * Books a refund as given back by hand that the cashier has refused or does not answer about; it is not asked about any
 * more. Throws for one that the cashier is working on: it might still make it.
 */
export async function endByHand(tx: Database, refundNo: string, now: Date): Promise<void> {
  const refund = await lockRefund(tx, refundNo);
  if (refund === undefined || (refund.refund_state !== 'refused' && !isUnanswered(refund)))
    throw new Error(`Refund ${refundNo} is neither refused nor unanswered`);
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
    last_failure: '',
  });
  return true;
}

/** Lock order: the operators' row first, as they lock it. A refund that was never held has none. */
const lockOnDesk = (
  tx: Database,
  refundNo: string,
): Promise<Pick<Selectable<Schema['payment_suspense']>, 'why' | 'first_operator_no'> | undefined> =>
  tx
    .selectFrom('payment_suspense')
    .select(['why', 'first_operator_no'])
    .where('refund_no', '=', refundNo)
    .forUpdate()
    .executeTakeFirst();

/** A refund, locked until the transaction ends. */
export const lockRefund = (tx: Database, refundNo: string): Promise<CashierRefund | undefined> =>
  tx
    .selectFrom('cashier_refund')
    .selectAll()
    .where('refund_no', '=', refundNo)
    .forUpdate()
    .executeTakeFirst();

async function setState(
  tx: Database,
  { refund_no: refundNo }: CashierRefund,
  state: Partial<
    Pick<CashierRefund, 'refund_state' | 'attempt' | 'asks' | 'begun_at' | 'ask_at' | 'last_failure'>
  >,
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

/** One row for a refund, however often it is held. */
async function holdForOperators(
  tx: Database,
  refund: CashierRefund,
  { why, detail, now }: { why: 'refundRefused' | 'refundOpen'; detail: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('payment_suspense')
    .values({
      paid_for: refund.paid_for,
      payment_no: refund.payment_no,
      trade_no: refund.trade_no,
      amount: refund.amount,
      why,
      detail,
      held_at: now,
      try_at: null,
      booked_at: null,
      refund_no: refund.refund_no,
    })
    .onConflict((conflict) =>
      conflict
        .column('refund_no')
        .where('refund_no', 'is not', null)
        .doUpdateSet({ why, detail, held_at: now }),
    )
    .execute();
}

async function noteDetail(tx: Database, refundNo: string, detail: string): Promise<void> {
  await tx.updateTable('payment_suspense').set({ detail }).where('refund_no', '=', refundNo).execute();
}

/** Closes the operators' row of a refund that the cashier made after all. */
async function noteGivenBack(tx: Database, { refund_no: refundNo }: CashierRefund, now: Date): Promise<void> {
  await tx
    .updateTable('payment_suspense')
    .set({ booked_at: now })
    .where('refund_no', '=', refundNo)
    .where('booked_at', 'is', null)
    .execute();
}
