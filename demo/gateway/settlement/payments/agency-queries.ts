import { sql } from 'kysely';
import type {
  AgencyReceipt,
  AgencyReceiptDetail,
  PayableBill,
  queryAgencyReceipts,
} from '../../../../src/contract/agency/receipts';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { remittanceCodeOf } from '../../../../src/domain/settlement/remittance-code';
import type { Database } from '../../db/database';
import { containing, holdsName } from '../../db/like';
import { viewBills } from '../bills/bill-view';
import type { ReceiptRow } from './receipt-queries';

/** Receipts of an agency, with the enterprise of the bill that they are booked for. */
const receiptsOf = (db: Database, tmcNumber: string) =>
  db
    .selectFrom('settle_receipt as r')
    .leftJoin('settle_bill as b', 'b.bill_no', 'r.bill_no')
    .leftJoin('enterprise as e', 'e.enterprise_num', 'b.enterprise_num')
    .where('r.tmc_number', '=', tmcNumber);

const viewOf = (row: ReceiptRow & { ent_name: string | null }): AgencyReceipt => ({
  receiptNo: row.receipt_no,
  bankReference: row.bank_reference,
  receivedDate: row.received_on,
  amount: row.amount,
  payerName: row.payer_name,
  purpose: row.purpose,
  receiptState: row.receipt_state,
  leftReason: row.left_why,
  billNo: row.bill_no ?? '',
  entName: row.ent_name ?? '',
  overAmount: row.over_amount,
});

/** Open receipts, the oldest first, then the others, the latest first. */
export async function findAgencyReceipts(
  db: Database,
  tmcNumber: string,
  asked: ParsedBodyOf<typeof queryAgencyReceipts>,
): Promise<ResultOf<typeof queryAgencyReceipts>> {
  const { keyword, receiptState, beginDate, endDate, pageIndex, pageSize } = asked;
  let found = receiptsOf(db, tmcNumber);
  if (receiptState !== undefined) found = found.where('r.receipt_state', '=', receiptState);
  if (beginDate !== '') found = found.where('r.received_on', '>=', beginDate);
  if (endDate !== '') found = found.where('r.received_on', '<=', endDate);
  if (keyword !== '') {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([
        eb('r.bank_reference', 'ilike', pattern),
        holdsName('r.payer_name', keyword),
        eb('r.purpose', 'ilike', pattern),
        eb('r.bill_no', 'ilike', pattern),
        eb('e.ent_name', 'ilike', pattern),
      ]),
    );
  }
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('r')
    .select('e.ent_name')
    .orderBy(sql`r.receipt_state <> 'open'`)
    .orderBy(sql`case when r.receipt_state = 'open' then r.received_on end`)
    .orderBy('r.received_on', 'desc')
    .orderBy('r.receipt_no', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return { total, receiptList: rows.map(viewOf) };
}

/** A receipt with its steps; undefined also for those of other agencies. */
export async function findAgencyReceipt(
  db: Database,
  tmcNumber: string,
  receiptNo: number,
): Promise<(Omit<AgencyReceiptDetail, 'isFirstCaller' | 'needsTwo'> & { neededTwo: boolean }) | undefined> {
  const row = await receiptsOf(db, tmcNumber)
    .innerJoin('settle_statement as s', 's.statement_no', 'r.statement_no')
    .selectAll('r')
    .select(['e.ent_name', 's.file_name', 's.imported_by'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('settle_reversal as v')
            .select('v.transfer_no')
            .whereRef('v.receipt_no', '=', 'r.receipt_no'),
        )
        .as('was_booked'),
    )
    .where('r.receipt_no', '=', receiptNo)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const steps = await db
    .selectFrom('settle_receipt_step')
    .selectAll()
    .where('receipt_no', '=', receiptNo)
    .orderBy('step_no', 'desc')
    .execute();
  return {
    ...viewOf(row),
    fileName: row.file_name,
    rowNo: row.row_no,
    importedBy: row.imported_by,
    neededTwo: row.needed_two,
    mayRemove:
      row.receipt_state === 'open' && row.file_name === '' && !row.is_filed && row.was_booked !== true,
    first:
      row.first_operator_no === null || row.first_confirmed_at === null
        ? null
        : {
            operatorNo: row.first_operator_no,
            operatorName: row.first_operator_name,
            confirmTime: row.first_confirmed_at.toISOString(),
            billNo: row.first_bill_no ?? '',
          },
    stepList: steps.map((step) => ({
      how: step.how,
      operatorName: step.operator_name,
      stepTime: step.happened_at.toISOString(),
      billNo: step.bill_no ?? '',
      reason: step.reason,
    })),
  };
}

const SHOWN = 100;

/** Bills of an agency's real enterprises with a debt, ordered by due date. */
export async function findPayableBills(
  db: Database,
  tmcNumber: string,
  { keyword, now }: { keyword: string; now: Date },
): Promise<PayableBill[]> {
  const pattern = containing(keyword);
  const rows = await db
    .selectFrom('settle_bill as b')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'b.enterprise_num')
    .selectAll('b')
    .select('e.ent_name')
    .where('e.tmc_number', '=', tmcNumber)
    .where('e.is_sandbox', '=', false)
    .where('b.bill_state', '=', 'confirmed')
    .whereRef('b.total_amount', '>', 'b.held_amount')
    .$if(keyword !== '', (q) =>
      q.where((eb) =>
        eb.or([
          eb('b.bill_no', 'ilike', pattern),
          eb('b.account_name', 'ilike', pattern),
          eb('e.ent_name', 'ilike', pattern),
        ]),
      ),
    )
    .orderBy('b.due_date')
    .orderBy('b.bill_no')
    .limit(SHOWN)
    .execute();
  const views = await viewBills(db, rows, now);
  return rows.map((row, at) => ({
    billNo: row.bill_no,
    entName: row.ent_name,
    accountName: row.account_name,
    code: remittanceCodeOf(row.remittance_no),
    outstandingAmount: views[at]?.outstandingAmount ?? 0,
  }));
}
