import { undoImportJob } from '../../../../src/contract/import-job/import-job';
import { keepingOwnRules } from '../../permission/own-rules/keep';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import type { WholeRow } from '../rows';
import { addWork, updateImport } from './queries';
import type { WholeImport } from './whole-imports';

const HOUR_MS = 3_600_000;

/** Time after which the import can no longer be undone; undefined if it is not written. */
export const undoEnd = (
  { import_state, ended_at }: Pick<WholeRow, 'import_state' | 'ended_at'>,
  { undoHours }: Pick<WholeImport, 'undoHours'>,
): Date | undefined =>
  import_state === 'done' && ended_at !== null
    ? new Date(ended_at.getTime() + undoHours * HOUR_MS)
    : undefined;

/**
 * Begins to undo a whole import in one transaction: changed records are restored at once, so that rules over the caller
 * can be compared; added ones are blocked, and deleted later in steps. Throws importJobBusy, importJobOver,
 * undoTooLate, and the Fault of its area where other records refer to them.
 */
export async function beginWholeUndo(
  context: CallerContext,
  whole: WholeImport,
  job: WholeRow,
): Promise<void> {
  const { db, caller, now } = context;
  const { staffNo } = caller;
  const { import_no: importNo } = job;
  const end = undoEnd(job, whole);
  if (end === undefined) throw new Fault('importJobOver');
  if (now >= end) throw new Fault('undoTooLate');
  const change = { call: { ...undoImportJob, permission: whole.call.permission }, body: { importNo } };
  await keepingOwnRules(context, change, () => whole.beginUndo(db, { job, staffNo, now }));
  const { numDeletedRows } = await db
    .deleteFrom('import_job_write')
    .where('import_no', '=', importNo)
    .where('before', 'is not', null)
    .executeTakeFirstOrThrow();
  await updateImport(db, importNo, {
    import_state: 'undoing',
    undone_by: staffNo,
    undone_at: now,
    undo_done: Number(numDeletedRows),
    is_planned: true,
  });
  await addWork(db, job, now);
}
