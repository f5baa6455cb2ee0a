import { codesIn } from '../../../../src/domain/settlement/remittance-code';
import { matchTransfers } from '../../../../src/domain/settlement/match-transfers';
import type { Database } from '../../db/database';
import { atOneMoment, inTransaction } from '../../db/transaction';
import { findMatchedBills } from './bills-to-pay';
import { bookReceipt } from './book';
import { findOpenReceipts, type ReceiptRow } from './receipt-queries';

/**
 * Compares all receipts that wait with the bills and books those that are known, each in a transaction of its own: any number may do
 * so at once, and each receipt is booked once.
 */
export async function matchReceipts(db: Database, now: Date): Promise<void> {
  const { receipts, matches } = await atOneMoment(db, async (moment) => {
    const open = await findOpenReceipts(moment);
    if (open.length === 0) return { receipts: open, matches: [] };
    const nos = open.flatMap(({ purpose }) => codesIn(purpose).nos);
    const bills = await findMatchedBills(moment, nos);
    return { receipts: open, matches: matchTransfers(open.map(transferOf), bills) };
  });
  const byReference = new Map(receipts.map((row) => [row.bank_reference, row.receipt_no]));
  for (const match of matches) {
    const receiptNo = byReference.get(match.reference);
    if (receiptNo === undefined) throw new Error(`No receipt has the reference ${match.reference}`);
    if ('why' in match) {
      await leave(db, receiptNo, match.why, now);
      continue;
    }
    const { billNo, how } = match;
    const end = await inTransaction(db, (tx) => bookReceipt(tx, { receiptNo, billNo, how, by: '', now }));
    if (end === 'prepaidMissing') await leave(db, receiptNo, end, now);
    if (end === 'changed' || end === 'notPayable') await leave(db, receiptNo, 'noneFits', now);
  }
}

/** The same, where there are some that nobody has compared yet. */
export async function matchWhatIsNew(db: Database, now: Date): Promise<void> {
  const fresh = await db
    .selectFrom('settle_receipt')
    .select('receipt_no')
    .where('receipt_state', '=', 'open')
    .where('looked_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (fresh !== undefined) await matchReceipts(db, now);
}

/** It waits for the hand, unless somebody has dealt with it meanwhile. */
async function leave(db: Database, receiptNo: number, why: ReceiptRow['left_why'], now: Date): Promise<void> {
  await db
    .updateTable('settle_receipt')
    .set({ looked_at: now, left_why: why })
    .where('receipt_no', '=', receiptNo)
    .where('receipt_state', '=', 'open')
    .where('left_why', '<>', 'undone')
    .execute();
}

const transferOf = ({ bank_reference, received_on, amount, payer_name, purpose }: ReceiptRow) => ({
  reference: bank_reference,
  day: received_on,
  amount,
  payerName: payer_name,
  purpose,
});
