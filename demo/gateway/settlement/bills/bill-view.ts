import type { SettleBill } from '../../../../src/contract/settlement/bills';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { carriedOf } from '../../../../src/domain/settlement/bill-sums';
import { billBalanceOn, type BillMoney } from '../../../../src/domain/settlement/bill-state';
import type { Database } from '../../db/database';
import { countOpenDisputes, findPayments, type BillRow, type PaymentRow } from './bill-queries';

export const moneyOf = (row: BillRow, payments: readonly PaymentRow[]): BillMoney => ({
  keptState: row.bill_state,
  totalAmount: row.total_amount,
  heldAmount: row.held_amount,
  dueDate: row.due_date,
  lateRate: row.late_rate,
  payments: payments.map(({ paid_on, amount }) => ({ day: paid_on, amount })),
  settledFee: row.settled_fee,
  settledDay: row.settled_at === null ? '' : (payments.at(-1)?.paid_on ?? shanghaiDate(row.settled_at)),
});

/** Bills with their state on the day of `now`. */
export async function viewBills(db: Database, rows: readonly BillRow[], now: Date): Promise<SettleBill[]> {
  const billNos = rows.map(({ bill_no }) => bill_no);
  const payments = await findPayments(db, billNos);
  const disputes = await countOpenDisputes(db, billNos);
  const today = shanghaiDate(now);
  return rows.map((row) => {
    const own = payments.filter(({ bill_no }) => bill_no === row.bill_no);
    const standing = billBalanceOn(today, moneyOf(row, own));
    return {
      billNo: row.bill_no,
      isByAccount: row.by_account,
      accountNo: row.account_no,
      accountName: row.account_name,
      periodBegin: row.period_begin,
      periodEnd: row.period_end,
      billDate: row.bill_date,
      lineCount: row.line_count,
      totalAmount: row.total_amount,
      carriedAmount: carriedOf(row.kind_sums),
      heldCount: row.held_count,
      heldAmount: row.held_amount,
      ...standing,
      confirmBy: row.confirm_by,
      dueDate: row.due_date,
      openDisputeCount: disputes.get(row.bill_no) ?? 0,
      isConfirmed: row.confirmed_at !== null,
      revision: row.revision,
    };
  });
}

export async function viewBill(db: Database, row: BillRow, now: Date): Promise<SettleBill> {
  const [view] = await viewBills(db, [row], now);
  if (view === undefined) throw new Error(`Bill ${row.bill_no} has no view`);
  return view;
}
