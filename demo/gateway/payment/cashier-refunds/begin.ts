import type { Database } from '../../db/database';
import { newNumber } from '../../server/new-number';
import './schema';

/** Money that the payer gets back through the cashier. */
interface RefundDue {
  enterpriseNum: string;
  paidFor: 'order' | 'bill';
  paymentNo: string;
  tradeNo: string;
  /** Fen, above 0. */
  amount: number;
  /** Shown to the payer by the cashier. */
  reason: string;
  /** Number of the refund of tickets. */
  afterSaleNo?: string | undefined;
}

const REASON_LENGTH = 200;

/**
 * Stores that the cashier must give money back, in the transaction that books it as due. The due task asks the cashier
 * after the commit.
 */
export async function beginRefund(tx: Database, due: RefundDue, now: Date): Promise<void> {
  await tx
    .insertInto('cashier_refund')
    .values({
      refund_no: newNumber('TF', now),
      enterprise_num: due.enterpriseNum,
      paid_for: due.paidFor,
      payment_no: due.paymentNo,
      trade_no: due.tradeNo,
      amount: due.amount,
      reason: due.reason.slice(0, REASON_LENGTH),
      after_sale_no: due.afterSaleNo ?? null,
      begun_at: now,
      ask_at: now,
      ended_at: null,
      transfer_no: null,
    })
    .execute();
}
