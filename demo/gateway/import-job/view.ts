import type { ImportJob } from '../../../src/contract/import-job/import-job';
import type { RowContext } from '../server/http/implement';
import { STAFF } from '../server/resource/references';
import { findResumable, type ImportRow } from './queries';

/** Imports for display, with the names of the importers. */
export async function importViews(context: RowContext, jobs: readonly ImportRow[]): Promise<ImportJob[]> {
  if (jobs.length === 0) return [];
  const names = await STAFF.names(context, [...new Set(jobs.map(({ staff_no }) => staff_no))]);
  const resumable = await findResumable(
    context.db,
    jobs.map(({ import_no }) => import_no),
  );
  return jobs.map((job) => ({
    ...importView(job, names.get(job.staff_no) ?? ''),
    ...(resumable.has(job.import_no) && { canResume: true }),
  }));
}

const importView = (job: ImportRow, applyBy: string): ImportJob => ({
  importJobNo: job.import_no,
  kind: job.kind,
  fileName: job.file_name,
  importState: job.import_state,
  failure: job.failure,
  rowsTotal: job.rows_total,
  rowsDone: job.rows_done,
  rowsWritten: job.rows_written,
  rowsKnown: job.rows_known,
  refusedCount: job.refused_count,
  // left out while the import runs, as it is polled every second
  refusedList: job.ended_at === null ? [] : job.refused_list,
  applyBy,
  applyTime: job.asked_at.toISOString(),
  endTime: job.ended_at?.toISOString() ?? '',
  canUndo: (job.import_state === 'done' || job.import_state === 'failed') && job.undo_total > job.undo_done,
  undoTotal: job.undo_total,
  undoDone: job.undo_done,
  undoFailure: job.undo_failure,
  keptList: job.import_state === 'undoing' ? [] : job.kept_list,
});
