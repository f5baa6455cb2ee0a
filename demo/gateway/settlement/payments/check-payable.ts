import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { owedOn } from '../../../../src/domain/settlement/remittance-split';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { findBill, findPayments, lockContract, type BillRow } from '../bills/bill-queries';
import { billToPay } from './bills-to-pay';
import { findPendingBillPayment } from './cashier/queries';
import { isAboveBound } from './review-bound';

/** A payment of a bill that is requested in the portal. Amount in fen. */
interface RequestedBillPayment {
  billNo: string;
  amount: number;
  /** Payment method at the cashier; none for the prepaid account. */
  subPayType?: number | undefined;
}

/**
 * Locks the bills of the caller's enterprise until the transaction ends and checks that the payment is allowed. Throws
 * billUnknown, billNotOwed, billOverpaid, billPayerConfirmed, secondPersonRecent.
 */
export async function checkPayable(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { billNo, amount, subPayType }: RequestedBillPayment,
): Promise<void> {
  const { enterpriseNum, staffNo } = caller;
  await lockContract(db, enterpriseNum);
  const bill = await findBill(db, enterpriseNum, billNo);
  if (bill === undefined) throw new Fault('billUnknown');
  const owed = await owedToday(db, bill, now);
  if (owed === 0) throw new Fault('billNotOwed');
  if (amount > owed) throw new Fault('billOverpaid');
  const replaced =
    subPayType === undefined
      ? undefined
      : await findPendingBillPayment(db, {
          bill_no: billNo,
          amount,
          sub_pay_type: subPayType,
          payer_no: staffNo,
        });
  if (await isAboveBound(db, bill, { payerNo: staffNo, amount, now, begun: { besides: replaced } }))
    throw new Fault(bill.confirmed_by === staffNo ? 'billPayerConfirmed' : 'secondPersonRecent');
}

export async function owedToday(db: Database, bill: BillRow, now: Date): Promise<number> {
  if (bill.bill_state !== 'confirmed') return 0;
  return owedOn(shanghaiDate(now), billToPay(bill, await findPayments(db, [bill.bill_no])));
}
