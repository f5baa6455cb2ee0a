import { sql } from 'kysely';
import type { Database } from '../../db/database';

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
  const parts = Array.from({ length: Math.ceil(rows.length / PART) }, (_, partNo) =>
    JSON.stringify(rows.slice(partNo * PART, (partNo + 1) * PART)),
  );
  await sql`insert into ${sql.table(table)} (${sql.ref(key)}, part_no, row_list)
    select ${number}, part_no - 1, row_list::jsonb
    from unnest(${parts}::text[]) with ordinality t (row_list, part_no)`.execute(db);
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
