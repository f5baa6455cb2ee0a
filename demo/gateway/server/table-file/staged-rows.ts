import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { slicesOf } from '../limits/slices';

/** Rows stored and read per chunk. */
const PART = 1000;

/** An area's table for the rows of a file until its processing ends, with `part_no` and `row_list` per owner number. */
export interface StagingTable {
  table: string;
  /** Column of the owner's number. */
  key: string;
}

export async function keepRows(
  db: Database,
  { table, key }: StagingTable,
  number: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  let partNo = 0;
  // as JSON, because the driver's escaping of a text array would block the process for seconds
  for await (const part of slicesOf(rows, PART)) {
    await sql`insert into ${sql.table(table)} (${sql.ref(key)}, part_no, row_list)
      values (${number}, ${partNo}, ${JSON.stringify(part)}::jsonb)`.execute(db);
    partNo += 1;
  }
}

/** Reads the rows in chunks as they were stored. */
export async function* readStagedRows(
  db: Database,
  { table, key }: StagingTable,
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
