import { REFUSED_CELLS, type ImportFailure } from '../../../src/contract/import-job/import-job';
import type { DatabaseTransaction } from '../db/database';
import type { Emit } from '../server/events/domain-events';
import { contextOf } from './context';
import './events';
import { undoerOf } from './owner';
import { findWrites, takeWrites, updateUndo } from './undo-queries';
import type { ImportRow } from './rows';
import type { AnyTableImport, Write } from './table-imports';

interface InSlice {
  db: DatabaseTransaction;
  now: Date;
  emit: Emit;
}

/**
 * Undoes the last remaining slice of an import on behalf of the requester. Before the first slice it checks all rows,
 * and undoes none if other records refer to any, unless the kind is undone row by row. Rows that are referred to later
 * are kept and reported. `more`: further slices remain.
 */
export async function undoNextSlice(
  inSlice: InSlice,
  job: ImportRow,
  { call, undo }: AnyTableImport,
): Promise<'more' | undefined> {
  const { db } = inSlice;
  const context = await contextOf(inSlice, call, undoerOf(job));
  if (context === undefined) return endUndo(inSlice, job, 'notAllowed');
  const writes = await findWrites(db, job.import_no, job.undo_checked ? undo.sliceRows : undefined);
  if (writes.length === 0) return endUndo(inSlice, job, null);
  const former = new Map(writes.flatMap(({ key, before }) => (before === null ? [] : [[key, before]])));
  const kept = await undo.findKept(
    context,
    writes.map(({ key }) => key),
    former,
  );
  const keptList = [...job.kept_list, ...cellsOf(writes, kept)].slice(0, REFUSED_CELLS);
  if (!job.undo_checked) {
    if (kept.size === 0 || undo.isByRow === true) {
      await updateUndo(db, job, { undo_checked: true });
      return 'more';
    }
    await updateUndo(db, job, { kept_list: JSON.stringify(keptList) });
    return endUndo(inSlice, job, null);
  }
  const free = writes.filter(({ key }) => !kept.has(key)).map(({ key }) => key);
  if (free.length > 0) await undo.takeBack(context, free, former);
  await takeWrites(db, job.import_no, writes, kept);
  await updateUndo(db, job, {
    undo_done: job.undo_done + free.length,
    kept_list: JSON.stringify(keptList),
  });
  return 'more';
}

const cellsOf = (writes: readonly Write[], kept: ReadonlyMap<string, string>) =>
  writes
    .flatMap(({ key, line }) => {
      const message = kept.get(key);
      return message === undefined ? [] : [{ line, column: '', message }];
    })
    .toSorted((one, other) => one.line - other.line);

/**
 * Ends the undoing of an import: it is undone completely, or stays with the rows that could not be undone, for a later
 * attempt.
 */
export async function endUndo(
  { db, now, emit }: InSlice,
  job: ImportRow,
  failure: ImportFailure | null,
): Promise<undefined> {
  const standing = job.failure === null ? 'done' : 'failed';
  await updateUndo(db, job, {
    import_state: job.undo_done >= job.undo_total ? 'undone' : standing,
    undo_failure: failure,
  });
  await emit({ db, now }, 'importJob.undone', {
    importJobNo: job.import_no,
    kind: job.kind,
    fileName: job.file_name,
    by: undoerOf(job),
    undone: job.undo_done,
    kept: job.undo_total - job.undo_done,
    failure,
  });
}
