import { sql } from 'kysely';
import { codesIn } from '../../../../src/domain/settlement/remittance-code';
import { matchTransfers } from '../../../../src/domain/settlement/match-transfers';
import { setImmediate as otherWork } from 'node:timers/promises';
import type { Database } from '../../db/database';
import { atOneMoment, inTransaction } from '../../db/transaction';
import { forEachDue, type WorkContext } from '../../server/jobs/due-work';
import { slicesOf } from '../../server/limits/slices';
import { findMatchedBills, type BillOfAgency } from './bills-to-pay';
import { defineJob, type JobParts } from '../../server/jobs/job';
import { bookReceipt } from './book';
import { findOpenReceipts, type ReceiptRow } from './receipt-queries';

/**
 * Compares all open receipts with the bills and books the matches, each in its own transaction. Concurrent calls are
 * safe: each receipt is booked once.
 */
export async function matchReceipts(context: WorkContext): Promise<void> {
  const { db, now } = context;
  const matches = await atOneMoment(db, async (moment) => {
    const open = await findOpenReceipts(moment);
    if (open.length === 0) return [];
    const nos = open.flatMap(({ purpose }) => codesIn(purpose).nos);
    const bills = await findMatchedBills(moment, nos);
    return matchByAgency(open, bills);
  });
  const left = matches.flatMap((one) => ('why' in one ? [one] : []));
  for await (const slice of slicesOf(left)) await leaveUnmatched(db, slice, now);
  const known = matches.flatMap((one) => ('why' in one ? [] : [one]));
  const due = {
    kind: 'match bank receipts',
    rows: known,
    keyOf: (one: (typeof known)[number]) => one.receiptNo,
  };
  await forEachDue(context, due, async ({ receiptNo, billNo, how }) => {
    // an embedded database runs a booking's statements without yielding, so other work gets its turn here
    await otherWork();
    const end = await inTransaction(db, (tx) => bookReceipt(tx, { receiptNo, billNo, how, by: '', now }));
    if (end === 'prepaidMissing' || end === 'needsTwo')
      await leaveUnmatched(db, [{ receiptNo, why: end }], now);
    if (end === 'changed' || end === 'notPayable' || end === 'isRecharge')
      await leaveUnmatched(db, [{ receiptNo, why: 'noneFits' }], now);
  });
}

/** Compares the receipts of each agency with the bills of its own enterprises. */
function matchByAgency(receipts: readonly ReceiptRow[], bills: readonly BillOfAgency[]) {
  return [...new Set(receipts.map(({ tmc_number }) => tmc_number))].flatMap((tmcNumber) => {
    const own = receipts.filter((row) => row.tmc_number === tmcNumber);
    const numbers = new Map(own.map((row) => [row.bank_reference, row.receipt_no]));
    const matches = matchTransfers(
      own.map(transferOf),
      bills.filter((bill) => bill.tmcNumber === tmcNumber),
    );
    return matches.map((match) => {
      const receiptNo = numbers.get(match.reference);
      if (receiptNo === undefined) throw new Error(`No receipt has the reference ${match.reference}`);
      return { ...match, receiptNo };
    });
  });
}

/** Compares the receipts of an import, whose number is the job's key, and all other open ones with the bills. */
export const matchImported = defineJob<Pick<JobParts, 'log'>>({
  kind: 'match imported receipts',
  run: matchReceipts,
});

/** Matches receipts only when some have not been compared yet. */
export async function matchNewReceipts(context: WorkContext): Promise<void> {
  const fresh = await context.db
    .selectFrom('settle_receipt')
    .select('receipt_no')
    .where('receipt_state', '=', 'open')
    .where('looked_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (fresh !== undefined) await matchReceipts(context);
}

interface UnmatchedReceipt {
  receiptNo: number;
  why: ReceiptRow['left_why'];
}

/** Leaves receipts to assignment by hand, unless they have been closed meanwhile. */
async function leaveUnmatched(db: Database, left: readonly UnmatchedReceipt[], now: Date): Promise<void> {
  const list = JSON.stringify(left.map(({ receiptNo, why }) => ({ no: receiptNo, why })));
  await sql`
    update settle_receipt r set looked_at = ${now}, left_why = l.why
    from jsonb_to_recordset(${list}::jsonb) as l (no bigint, why text)
    where r.receipt_no = l.no and r.receipt_state = 'open' and r.left_why <> 'undone'`.execute(db);
}

const transferOf = ({ bank_reference, received_on, amount, payer_name, purpose }: ReceiptRow) => ({
  reference: bank_reference,
  day: received_on,
  amount,
  payerName: payer_name,
  purpose,
});
