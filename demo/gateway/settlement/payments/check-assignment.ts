import type { checkAssignment as checkCall } from '../../../../src/contract/agency/assignment';
import type { ResultOf } from '../../../../src/contract/call';
import { splitTransfer } from '../../../../src/domain/settlement/remittance-split';
import type { Database } from '../../db/database';
import { hasWallet } from '../../payment/accounts';
import { Fault } from '../../server/http/fault';
import { findBill, findPayments } from '../bills/bill-queries';
import { findAgencyReceipt } from './agency-queries';
import { billToPay } from './bills-to-pay';
import { findBillNo, findPayable } from './receipt-queries';

/**
 * How an assignment by hand would split a receipt of an agency. Throws receiptUnknown, receiptOver, billNotPayable,
 * prepaidMissing.
 */
export async function checkAssignment(
  db: Database,
  tmcNumber: string,
  { receiptNo, bill: meant }: { receiptNo: number; bill: string },
): Promise<ResultOf<typeof checkCall>> {
  const receipt = await findAgencyReceipt(db, tmcNumber, receiptNo);
  if (receipt === undefined) throw new Fault('receiptUnknown');
  if (receipt.receiptState !== 'open') throw new Fault('receiptOver');
  const billNo = await findBillNo(db, meant);
  const payable = billNo === undefined ? undefined : await findPayable(db, billNo);
  if (billNo === undefined || payable?.tmc_number !== tmcNumber) throw new Fault('billNotPayable');
  const { enterprise_num: enterpriseNum } = payable;
  const bill = await findBill(db, enterpriseNum, billNo);
  if (bill === undefined) throw new Error(`Bill ${billNo} is gone`);
  const { amount, receivedDate: day } = receipt;
  const { toBill, over } =
    bill.bill_state === 'settled'
      ? { toBill: 0, over: amount }
      : splitTransfer(billToPay(bill, await findPayments(db, [billNo])), { day, amount });
  if (over > 0 && !(await hasWallet(db, enterpriseNum, 'prepaid'))) throw new Fault('prepaidMissing');
  const { ent_name: entName } = await db
    .selectFrom('enterprise')
    .select('ent_name')
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirstOrThrow();
  return {
    billNo,
    enterpriseNum,
    entName,
    accountName: bill.account_name,
    billAmount: toBill,
    overAmount: over,
    isBeforeBill: day < bill.bill_date,
  };
}
