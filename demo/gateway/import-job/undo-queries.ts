import { sql, type Updateable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { addJob } from '../server/jobs/queries';
import { turnOf, undoerColumns, type ImportOwner } from './owner';
import { forgetRows, WRITE_IMPORT, type AtMoment } from './queries';
import type { ImportRow } from './rows';
import type { Write } from './table-imports';

/** Queues an import to be undone on behalf of a person. */
export async function beginUndo(
  { db, now, owner }: AtMoment & { owner: ImportOwner },
  importJobNo: string,
): Promise<void> {
  await forgetRows(db, importJobNo);
  await db
    .updateTable('import_job_write')
    .set({ is_kept: false })
    .where('import_no', '=', importJobNo)
    .execute();
  await db
    .updateTable('import_job')
    .set({
      import_state: 'undoing',
      ...undoerColumns(owner),
      undone_at: now,
      undo_checked: false,
      undo_failure: null,
      kept_list: '[]',
    })
    .where('import_no', '=', importJobNo)
    .execute();
  await addJob(db, WRITE_IMPORT, importJobNo, now, turnOf(owner));
}

/** Last written rows of an import that are not kept; all of them without a limit. */
export async function findWrites(
  db: Database,
  importJobNo: string,
  most: number | undefined,
): Promise<Write[]> {
  const rows = await db
    .selectFrom('import_job_write')
    .select(['row_key', 'line', 'before'])
    .where('import_no', '=', importJobNo)
    .where('is_kept', '=', false)
    .orderBy('write_no', 'desc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
  return rows.map(({ row_key, line, before }) => ({ key: row_key, line, before }));
}

/** Deletes the records of undone rows, and marks the kept ones. */
export async function takeWrites(
  db: Database,
  importJobNo: string,
  writes: readonly Write[],
  kept: ReadonlyMap<string, string>,
): Promise<void> {
  const free = writes.filter(({ key }) => !kept.has(key)).map(({ key }) => key);
  await db
    .deleteFrom('import_job_write')
    .where('import_no', '=', importJobNo)
    .where('row_key', '=', sql<string>`any(${free}::text[])`)
    .execute();
  if (kept.size === 0) return;
  await db
    .updateTable('import_job_write')
    .set({ is_kept: true })
    .where('import_no', '=', importJobNo)
    .where('row_key', '=', sql<string>`any(${[...kept.keys()]}::text[])`)
    .execute();
}

/** Records the progress of undoing an import. */
export async function updateUndo(
  db: Database,
  { import_no }: ImportRow,
  set: Updateable<Schema['import_job']>,
): Promise<void> {
  await db.updateTable('import_job').set(set).where('import_no', '=', import_no).execute();
}
