import type { ImportJob, ImportStep } from '../../../src/contract/import-job/import-job';
import '../agency/schema';
import { STAFF } from '../server/resource/references';
import { findResumable, wholeRowOf, type ImportRow } from './rows';
import type { ImportContext } from './table-imports';
import { undoEnd } from './whole/undo';
import { wholeImports, type WholeImport } from './whole/whole-imports';

/** Imports for display, with the names of the importers. */
export async function importViews(context: ImportContext, jobs: readonly ImportRow[]): Promise<ImportJob[]> {
  if (jobs.length === 0) return [];
  const names = await namesOf(context, [...new Set(jobs.flatMap(personsOf))]);
  const wholes = new Map((await wholeImports()).map((whole) => [whole.call.kind, whole]));
  const resumable = await findResumable(
    context.db,
    jobs.map(({ import_no }) => import_no),
  );
  return jobs.map((job) => ({
    ...importView(job, names.get(importerOf(job)) ?? ''),
    stepList: stepsOf(job, names),
    ...wholeView(job, wholes.get(job.kind), context.now),
    ...(resumable.has(job.import_no) && { canResume: true }),
  }));
}

export async function importViewOf(context: ImportContext, job: ImportRow): Promise<ImportJob> {
  const [view] = await importViews(context, [job]);
  if (view === undefined) throw new Error('An import has no view');
  return view;
}

/** Number of the person who confirmed the import, or brought the file. */
const importerOf = ({ applied_by, staff_no, operator_no }: ImportRow): string =>
  applied_by ?? staff_no ?? operator_no ?? '';

const askerOf = ({ staff_no, operator_no }: ImportRow) => staff_no ?? operator_no;
const undoerNoOf = ({ undone_by, undone_operator_no }: ImportRow) => undone_by ?? undone_operator_no;

/** Numbers of the persons who have asked for, confirmed and undone an import. */
const personsOf = (job: ImportRow): string[] =>
  [askerOf(job), job.applied_by, undoerNoOf(job)].filter((no) => no !== null);

function stepsOf(job: ImportRow, names: ReadonlyMap<string, string>): ImportStep[] {
  const steps = [
    { how: 'asked', by: askerOf(job), at: job.asked_at },
    { how: 'confirmed', by: job.applied_by, at: job.applied_at },
    { how: 'undone', by: undoerNoOf(job), at: job.undone_at },
  ] as const;
  return steps.flatMap(({ how, by, at }) =>
    by === null ? [] : [{ how, operatorName: names.get(by) ?? '', time: at?.toISOString() ?? '' }],
  );
}

async function namesOf(context: ImportContext, nos: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if ('caller' in context) return STAFF.names(context, nos);
  const rows = await context.db
    .selectFrom('agency_operator')
    .select(['operator_no', 'operator_name'])
    .where('tmc_number', '=', context.operator.tmcNumber)
    .where('operator_no', 'in', nos)
    .execute();
  return new Map(rows.map((row) => [row.operator_no, row.operator_name]));
}

/** Further values of an import that is written as a whole. */
function wholeView(
  job: ImportRow,
  whole: WholeImport | undefined,
  now: Date,
): Pick<ImportJob, 'whole'> & Partial<Pick<ImportJob, 'canUndo'>> {
  if (whole === undefined) return {};
  const until = undoEnd(wholeRowOf(job), whole);
  return {
    canUndo: until !== undefined && now < until,
    whole: {
      variant: job.variant,
      isStale: job.is_stale,
      staleKey: job.stale_key,
      addCount: job.add_count,
      changeCount: job.change_count,
      closeCount: job.close_count,
      sameCount: job.same_count,
      wrongCount: job.wrong_count,
      undoUntil: until?.toISOString() ?? '',
    },
  };
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
