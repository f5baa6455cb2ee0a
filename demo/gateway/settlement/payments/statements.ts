import { sql } from 'kysely';
import type { StatementRow } from '../../../../src/domain/settlement/remittance-statement';
import type { Database } from '../../db/database';
import './schema';

/** Origin of receipts: a file of the bank, or an operator who typed one. */
interface Origin {
  tmcNumber: string;
  /** '' for a receipt that was typed in. */
  fileName: string;
  operatorNo: string;
  /** Name of the operator. */
  by: string;
  now: Date;
}

/**
 * Lets one transaction at a time add receipts to an agency or remove some, so that a comparison with those on record
 * holds until it ends. It is taken before any lock of a receipt.
 */
export async function lockStatements(tx: Database, tmcNumber: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('bank receipts'), hashtext(${tmcNumber}))`.execute(tx);
}

type Texts = Pick<StatementRow, 'payerName' | 'purpose'>;

/** Receipt that was typed in, and the row of the first file with its reference, day and amount. */
interface Completion {
  row: StatementRow;
  receiptNo: number;
  before: Texts;
  /** Those of the file while the receipt is open. */
  after: Texts;
}

export interface ComparedStatement {
  added: StatementRow[];
  /** Receipts that were typed in, and were in no file before. */
  completed: Completion[];
  /** Rows on record with the same content, and repeated rows of the file. */
  known: StatementRow[];
  /** The known rows that are on record, by the number of their receipt. */
  onRecord: Map<number, StatementRow>;
  /** Rows whose reference is on record, or earlier in the file, with another content. */
  others: StatementRow[];
}

/**
 * Compares the rows of a statement with the receipts of the agency. A receipt that was typed in with the day and amount
 * of its row counts as the same, because people type payer and purpose otherwise than the bank.
 */
export async function compareStatement(
  db: Database,
  tmcNumber: string,
  rows: readonly StatementRow[],
): Promise<ComparedStatement> {
  const stored = await storedOf(db, tmcNumber, rows);
  const found: ComparedStatement = { added: [], completed: [], known: [], onRecord: new Map(), others: [] };
  const first = new Map<string, StatementRow>();
  for (const row of rows) {
    const twin = first.get(row.reference);
    const receipt = stored.get(row.reference);
    if (twin === undefined) first.set(row.reference, row);
    if (twin !== undefined) found[isSame(twin, row) ? 'known' : 'others'].push(row);
    else if (receipt === undefined) found.added.push(row);
    else if (!isSame(receipt.isTyped ? { ...receipt, ...textsOf(row) } : receipt, row))
      found.others.push(row);
    else if (receipt.isTyped && !receipt.isFiled) found.completed.push(completionOf(receipt, row));
    else {
      found.known.push(row);
      found.onRecord.set(receipt.receiptNo, row);
    }
  }
  return found;
}

const textsOf = ({ payerName, purpose }: Texts): Texts => ({ payerName, purpose });

const completionOf = (receipt: StoredReceipt, row: StatementRow): Completion => ({
  row,
  receiptNo: receipt.receiptNo,
  before: textsOf(receipt),
  after: textsOf(receipt.isOpen ? row : receipt),
});

const isSame = (one: Omit<StatementRow, 'line'>, other: StatementRow): boolean =>
  one.day === other.day &&
  one.amount === other.amount &&
  one.payerName === other.payerName &&
  one.purpose === other.purpose;

interface StoredReceipt extends Omit<StatementRow, 'line'> {
  receiptNo: number;
  isOpen: boolean;
  isTyped: boolean;
  /** In a file, besides the one that it came from. */
  isFiled: boolean;
}

async function storedOf(
  db: Database,
  tmcNumber: string,
  rows: readonly StatementRow[],
): Promise<ReadonlyMap<string, StoredReceipt>> {
  const stored = await db
    .selectFrom('settle_receipt as r')
    .innerJoin('settle_statement as s', 's.statement_no', 'r.statement_no')
    .select(['r.receipt_no', 'r.bank_reference', 'r.received_on', 'r.amount', 'r.payer_name', 'r.purpose'])
    .select(['r.receipt_state', 'r.is_filed', 's.file_name'])
    .where('r.tmc_number', '=', tmcNumber)
    .where('r.bank_reference', '=', sql<string>`any(${rows.map(({ reference }) => reference)}::text[])`)
    .execute();
  return new Map(
    stored.map((row) => [
      row.bank_reference,
      {
        receiptNo: row.receipt_no,
        reference: row.bank_reference,
        day: row.received_on,
        amount: row.amount,
        payerName: row.payer_name,
        purpose: row.purpose,
        isOpen: row.receipt_state === 'open',
        isTyped: row.file_name === '',
        isFiled: row.is_filed,
      },
    ]),
  );
}

/**
 * Stores new rows of a statement as receipts, under the lock of statements. Resolves with their numbers by reference.
 * The caller compares them with the bills afterwards.
 */
export async function addReceipts(
  tx: Database,
  rows: readonly StatementRow[],
  { tmcNumber, fileName, operatorNo, by, now }: Origin,
): Promise<ReadonlyMap<string, number>> {
  const { statement_no: statementNo } = await tx
    .insertInto('settle_statement')
    .values({
      file_name: fileName,
      imported_by: by,
      operator_no: operatorNo,
      imported_at: now,
      row_count: rows.length,
      added_count: rows.length,
    })
    .returning('statement_no')
    .executeTakeFirstOrThrow();
  // as one text, because an embedded database is far slower with as many parameters
  const { rows: stored } = await sql<{ receipt_no: number; bank_reference: string }>`
    insert into settle_receipt (tmc_number, bank_reference, statement_no, row_no, received_on, amount, payer_name, purpose,
      needed_two)
    select ${tmcNumber}, reference, ${statementNo}, line, day, amount, "payerName", purpose, exists (
      select from settle_needed_two n where n.tmc_number = ${tmcNumber} and n.bank_reference = r.reference)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (reference text, line int, day date, amount bigint,
      "payerName" text, purpose text)
    order by reference
    returning receipt_no, bank_reference`.execute(tx);
  return new Map(stored.map((row) => [row.bank_reference, row.receipt_no]));
}

/** Marks receipts as those of a further file. */
export async function fileReceipts(tx: Database, receiptNos: readonly number[]): Promise<void> {
  await sql`update settle_receipt set is_filed = true where receipt_no = any(${receiptNos}::bigint[])`.execute(
    tx,
  );
}

/**
 * Marks receipts that were typed in as those of a file, and gives the open ones the payer and purpose of the bank's own
 * statement.
 */
export async function completeReceipts(tx: Database, completions: readonly Completion[]): Promise<void> {
  if (completions.length === 0) return;
  const list = completions.map(({ receiptNo, row }) => ({ receiptNo, ...textsOf(row) }));
  await fileReceipts(
    tx,
    completions.map(({ receiptNo }) => receiptNo),
  );
  await sql`
    update settle_receipt r set payer_name = f."payerName", purpose = f.purpose, looked_at = null
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as f ("receiptNo" bigint, "payerName" text, purpose text)
    where r.receipt_no = f."receiptNo" and r.receipt_state = 'open'`.execute(tx);
}
