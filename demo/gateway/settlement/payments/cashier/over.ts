import type { Database } from '../../../db/database';
import { findBill } from '../../bills/bill-queries';
import { owedToday } from '../check-payable';
import { findAtCashier, findParties, type CashierRow } from './queries';

/** Returns why the money of a payment is not wanted any more; '' when it is, and for unknown payments. */
export async function whyBillPaymentOver(db: Database, cashierNo: string, now: Date): Promise<string> {
  const row = await findAtCashier(db, cashierNo);
  if (row === undefined) return '';
  const { enterprise_num: enterpriseNum } = await findParties(db, row);
  const bill = await findBill(db, enterpriseNum, row.bill_no);
  if (bill === undefined) return '该账单不存在';
  const owed = await owedToday(db, bill, now);
  if (owed === 0) return '该账单已结清';
  return row.amount > owed ? '该账单的待付金额已减少，请重新支付' : '';
}

/** Way of the surplus of a payment, for its result page; '' for none. */
export async function findSurplusWay(
  db: Database,
  { over_transfer_no: transferNo }: CashierRow,
): Promise<string> {
  if (transferNo === null) return '';
  const kept = await db
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_account as a', 'a.account_no', 'e.account_no')
    .select('e.entry_no')
    .where('e.transfer_no', '=', transferNo)
    .where('a.kind', '=', 'prepaid')
    .executeTakeFirst();
  return kept === undefined ? '多付款，原路退回' : '多付款，转入企业预存';
}
