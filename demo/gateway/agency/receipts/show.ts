import type { AgencyReceiptDetail } from '../../../../src/contract/agency/receipts';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { findAgencyReceipt } from '../../settlement/payments/agency-queries';
import { findLimit } from '../dual-control/stored-limit';

/** A receipt with its first confirmation and steps. Throws receiptUnknown. */
export async function showReceipt(
  { db, operator }: Pick<OperatorContext, 'db' | 'operator'>,
  { receiptNo }: { receiptNo: number },
): Promise<AgencyReceiptDetail> {
  const found = await findAgencyReceipt(db, operator.tmcNumber, receiptNo);
  if (found === undefined) throw new Fault('receiptUnknown');
  const { neededTwo, ...receipt } = found;
  const { limit } = await findLimit(db, operator);
  const isFirstCaller = receipt.first?.operatorNo === operator.operatorNo;
  return {
    ...receipt,
    // a colleague's confirmation is not removed with the receipt
    mayRemove: receipt.mayRemove && (receipt.first === null || isFirstCaller),
    isFirstCaller,
    needsTwo: neededTwo || receipt.amount > limit,
  };
}
