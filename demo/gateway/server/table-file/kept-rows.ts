import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { slicesOf } from '../limits/slices';

/** Rows that are kept, and read, together. */
const PART = 1000;

/** Where an area keeps the rows of files until the work on them is over: a table with `part_no` and `row_list` by a number. */
export interface KeptRows {
  table: string;
  /** Column of the number of what they belong to. */
  key: string;
}

export async function keepRows(
  db: Database,
  { table, key }: KeptRows,
  number: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  let partNo = 0;
  // an array of texts would be escaped by the driver, and hold the process up for seconds
  for await (const part of slicesOf(rows, PART)) {
    await sql`insert into ${sql.table(table)} (${sql.ref(key)}, part_no, row_list)
      values (${number}, ${partNo}, ${JSON.stringify(part)}::jsonb)`.execute(db);
    partNo += 1;
  }
}

/** The rows, in parts as they were kept. */
export async function* keptRows(
  db: Database,
  { table, key }: KeptRows,
  number: string,
): AsyncGenerator<readonly string[][]> {
  for (let partNo = 0; ; partNo += 1) {
    const { rows } = await sql<{ row_list: string[][] }>`
      select row_list from ${sql.table(table)} where ${sql.ref(key)} = ${number} and part_no = ${partNo}`.execute(
      db,
    );
    const [part] = rows;
    if (part === undefined) return;
    yield part.row_list;
  }
}
