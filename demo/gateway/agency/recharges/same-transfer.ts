import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { kindOf } from '../../enterprise/kind-of';
import { comparedReference, findRechargesOf, lockBankReference } from '../../payment/bank-reference';
import { Fault } from '../../server/http/fault';
import { dismissReceipt } from '../../settlement/payments/by-hand';
import '../../settlement/payments/schema';
import type { Recharge } from '../../wallet/recharge/queries';

interface Receipt {
  receipt_no: number;
  receipt_state: string;
  amount: number;
}

/** Locks the receipts of an agency with a bank reference. */
async function lockReceiptsOf(
  tx: Database,
  { tmcNumber, bankReference }: { tmcNumber: string; bankReference: string },
): Promise<Receipt[]> {
  const { rows } = await sql<Receipt>`
    select receipt_no, receipt_state, amount from settle_receipt r where tmc_number = ${tmcNumber}
      and ${comparedReference(sql.ref('r.bank_reference'))} = ${comparedReference(sql`${bankReference}::text`)}
    order by receipt_no for update`.execute(tx);
  return rows;
}

/**
 * Checks that the transfer of a locked recharge was not booked before, as another recharge or for a bill, and locks its
 * bank reference. Returns its open receipts. Throws bankReferenceBooked, rechargeAmountDiffers.
 */
export async function checkSameTransfer(
  tx: Database,
  { recharge_no: rechargeNo, enterprise_num: enterpriseNum, bank_reference: bankReference, amount }: Recharge,
  tmcNumber: string,
): Promise<{ openReceiptNos: number[] }> {
  // the money of a sandbox is on no bank account
  if ((await kindOf(tx, enterpriseNum)).isSandbox) return { openReceiptNos: [] };
  const transfer = { tmcNumber, bankReference };
  // lock order: the receipt before its reference, as when it is booked for a bill
  await lockReceiptsOf(tx, transfer);
  await lockBankReference(tx, transfer);
  const receipts = await lockReceiptsOf(tx, transfer);
  const twins = await findRechargesOf(tx, transfer);
  const isBooked =
    twins.some(({ no, state }) => no !== rechargeNo && state === 'confirmed') ||
    receipts.some(({ receipt_state: state }) => state === 'booked');
  if (isBooked) throw new Fault('bankReferenceBooked');
  const open = receipts.filter(({ receipt_state: state }) => state === 'open');
  if (open.some((receipt) => receipt.amount !== amount)) throw new Fault('rechargeAmountDiffers');
  return { openReceiptNos: open.map(({ receipt_no: receiptNo }) => receiptNo) };
}

/** Sets the receipts of a booked recharge aside, so that they pay no bill. */
export async function dismissSameTransfer(
  tx: Database,
  openReceiptNos: readonly number[],
  { rechargeNo, by, now }: { rechargeNo: string; by: string; now: Date },
): Promise<void> {
  for (const receiptNo of openReceiptNos)
    await dismissReceipt(tx, { receiptNo, reason: `充值${rechargeNo}`, by, now });
}
