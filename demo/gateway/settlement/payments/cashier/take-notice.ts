import { splitTransfer } from '../../../../../src/domain/settlement/remittance-split';
import { shanghaiDate } from '../../../../../src/domain/shanghai-time';
import { hasWallet } from '../../../payment/accounts';
import { beginRefund } from '../../../payment/cashier-refunds/begin';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { claimDueCashierQuery } from '../../../payment/lost-notices/claim';
import { findLostNotices } from '../../../payment/lost-notices/find';
import {
  bookUnlessDealtWith,
  takeOrHold,
  retryHeldPayments,
  type HeldPayment,
} from '../../../payment/suspense/hold';
import type { EventContext, EventLog } from '../../../server/events/domain-events';
import { findBill, findPayments, insertEvent, lockContract } from '../../bills/bill-queries';
import { bookAdjustment } from '../../bills/ledger';
import { payBill } from '../../bills/pay';
import { billToPay } from '../bills-to-pay';
import { isAboveBound } from '../review-bound';
import { BILL_PAYMENTS, findAtCashier, findParties, kindOfPayer, type CashierRow } from './queries';

/**
 * `unknown`: no such payment, or another amount. `known`: this notice was taken before. `secondTrade`: the payment was
 * taken with another trade. `reused`: its trade belongs to another payment. `secondPerson`: the notice is late and
 * would pay the bill above the review bound.
 */
export type BillNoticeOutcome = 'paid' | 'known' | 'unknown' | 'reused' | 'secondTrade' | 'secondPerson';

/**
 * Takes a notice of the cashier once, whether the cashier sent it or the gateway queried it. Faults of the notice are
 * logged.
 */
export async function takeNotice(
  db: Database,
  notice: HeldPayment,
  { now, log }: { now: Date; log: EventLog },
): Promise<BillNoticeOutcome> {
  const { paymentNo, amount, tradeNo } = notice;
  const taken = await inTransaction(db, (tx) =>
    bookUnlessDealtWith(tx, notice, {
      paidFor: 'bill',
      now,
      book: () => book(tx, { cashierNo: paymentNo, amount, tradeNo, now }),
    }),
  ).catch((error: unknown) => {
    if (isTradeReused(error)) return 'reused' as const;
    throw error;
  });
  if (taken === 'reused')
    log.error({ paymentNo, tradeNo }, 'a second bill was notified with the same trade of the cashier');
  if (taken === 'unknown') log.error({ paymentNo, amount }, 'the cashier notified an unknown bill');
  return taken;
}

const isTradeReused = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'settle_cashier_trade_no_key';

interface Notice {
  cashierNo: string;
  amount: number;
  tradeNo: string;
  now: Date;
}

async function book(tx: Database, { cashierNo, amount, tradeNo, now }: Notice): Promise<BillNoticeOutcome> {
  const known = await findAtCashier(tx, cashierNo);
  if (known === undefined || known.amount !== amount) return 'unknown';
  const { enterprise_num: enterpriseNum, staff_name: operatorName } = await findParties(tx, known);
  // lock order: held money first, then the bills before the payment, as everywhere
  await lockContract(tx, enterpriseNum);
  const row = await findAtCashier(tx, cashierNo, { lock: true });
  if (row === undefined) return 'known';
  if (row.paid_at !== null) return row.trade_no === tradeNo ? 'known' : 'secondTrade';
  const { bill_no: billNo, payer_no: payerNo, query_at: queryAt } = row;
  const bill = await findBill(tx, enterpriseNum, billNo);
  if (bill === undefined) throw new Error(`Bill ${billNo} is gone`);
  // a notice in time was checked against the bound when the payment began
  const isLate = queryAt === null;
  if (isLate && (await isAboveBound(tx, bill, { payerNo, amount, now }))) return 'secondPerson';
  const paidOn = shanghaiDate(now);
  const toPay = billToPay(bill, await findPayments(tx, [billNo]));
  const { toBill, over } =
    bill.bill_state === 'settled'
      ? { toBill: 0, over: amount }
      : splitTransfer(toPay, { day: paidOn, amount });
  const overNo =
    over === 0 ? null : await bookSurplus(tx, row, { enterpriseNum, over, tradeNo, operatorName, now });
  const paymentNo =
    toBill === 0
      ? null
      : await payBill(tx, {
          enterpriseNum,
          billNo,
          amount: toBill,
          from: 'cashier',
          payerNo,
          paidOn,
          operatorName,
          now,
        });
  await tx
    .updateTable('settle_cashier')
    .set({
      paid_at: now,
      trade_no: tradeNo,
      query_at: null,
      payment_no: paymentNo,
      over_amount: over,
      over_transfer_no: overNo,
    })
    .where('cashier_no', '=', cashierNo)
    .execute();
  return 'paid';
}

interface Surplus {
  enterpriseNum: string;
  over: number;
  tradeNo: string;
  operatorName: string;
  now: Date;
}

/**
 * Books the surplus, left when another payment came first, into the prepaid account, or pays it back through the
 * cashier if there is none. Returns the number of its transfer.
 */
async function bookSurplus(
  tx: Database,
  { bill_no: billNo, cashier_no: cashierNo, payer_no: payerNo }: CashierRow,
  { enterpriseNum, over, tradeNo, operatorName, now }: Surplus,
): Promise<number> {
  const isKept = await hasWallet(tx, enterpriseNum, 'prepaid');
  const parts = [
    { kind: isKept ? 'prepaid' : 'refundDue', amount: over },
    { kind: 'cashier', amount: -over },
  ] as const;
  const what = isKept ? '多付款转入预存' : '多付款原路退回';
  const memo = `${what}：账单${billNo}，支付单${cashierNo}`;
  const transferNo = await bookAdjustment(tx, enterpriseNum, parts, { billNo, payerNo, memo, now });
  if (isKept) await insertEvent(tx, billNo, { how: 'overpaid', operatorName, amount: over }, now);
  else {
    const due = { enterpriseNum, paidFor: 'bill', paymentNo: cashierNo, tradeNo, amount: over } as const;
    await beginRefund(tx, { ...due, reason: memo }, now);
  }
  return transferNo;
}

/** Books held money of bills. */
export function bookHeldBillPayments({ db, now, log }: EventContext): Promise<void> {
  return retryHeldPayments(db, { paidFor: 'bill', now, log }, (notice) =>
    takeNotice(db, notice, { now, log }),
  );
}

/** Queries the cashier for payments of bills whose notice did not come. */
export function findLostBillPayments(context: EventContext): Promise<void> {
  const { db, now, log } = context;
  return findLostNotices(context, {
    claim: () => claimDueCashierQuery(db, BILL_PAYMENTS, now),
    kindOfPayer: (cashierNo) => kindOfPayer(db, cashierNo),
    take: (notice) =>
      takeOrHold(db, notice, { paidFor: 'bill', now, log, take: () => takeNotice(db, notice, { now, log }) }),
  });
}
