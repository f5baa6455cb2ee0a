import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { writeChanges } from '../history';
import { ownerOf, type ImportWrite } from './apply';
import { removeRows, updateImport } from './queries';
import { removeSteps } from './steps';
import { changedObjects, removeAdded, undoneChanges } from './undo';
import { lockObjects, setOpenTo, updateObjects } from './write';

/** Returns the number of the last written step; null once none is left. */
export async function lastStep(db: Database, importNo: string): Promise<number | null> {
  const { last } = await db
    .selectFrom('cost_import_write')
    .select((eb) => eb.fn.max('step_no').as('last'))
    .where('import_no', '=', importNo)
    .executeTakeFirstOrThrow();
  return last;
}

/** Keeps the added objects of the last step, closed, because one was booked on at the moment when undoing began. */
export async function keepAdded(db: Database, importNo: string): Promise<void> {
  await sql`delete from cost_import_write where import_no = ${importNo} and before is null
    and step_no = (select max(step_no) from cost_import_write where import_no = ${importNo})`.execute(db);
}

/** Ends an import whose steps are all reversed: it is undone, or fails. */
export async function endReversing(tx: Database, { kept, now }: ImportWrite): Promise<void> {
  const { import_no: importNo } = kept;
  await lockObjects(tx, ownerOf(kept));
  if (kept.import_state === 'undoing') {
    await updateImport(tx, importNo, { import_state: 'undone', undone_at: now, is_planned: false });
    return;
  }
  await updateImport(tx, importNo, { import_state: 'failed', is_planned: false });
  await removeSteps(tx, importNo);
  await removeRows(tx, importNo);
}

/** Reverses the last written step, in one transaction. Throws undoUsed. */
export async function takeBack(
  tx: Database,
  { kept, staffNo, now }: ImportWrite,
  stepNo: number,
): Promise<void> {
  const owner = ownerOf(kept);
  const { import_no: importNo } = kept;
  await lockObjects(tx, owner);
  const rows_done = Math.floor(kept.row_count * (stepNo / Math.max(1, kept.step_count)));
  await updateImport(tx, importNo, { rows_done });
  const changed = await changedObjects(tx, owner.costKind, importNo, stepNo);
  await updateObjects(
    tx,
    owner,
    changed.map(({ no, before }) => ({ no, ...before, closedOn: '' })),
  );
  await setOpenTo(
    tx,
    owner,
    changed.map(({ no, before }) => ({ no, departments: before.departments, staff: before.staff })),
  );
  await writeChanges(tx, undoneChanges(owner, changed, { changedBy: staffNo, changedAt: now }));
  await removeAdded(tx, owner, importNo, stepNo);
  await sql`delete from cost_import_write where import_no = ${importNo} and step_no = ${stepNo}`.execute(tx);
}
