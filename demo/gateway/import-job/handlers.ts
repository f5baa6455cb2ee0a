import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { queryImportJobs } from '../../../src/contract/import-job/import-job';
import type { readTableHead } from '../../../src/contract/import-job/table-import';
import { headersOf } from '../../../src/domain/table-import/table-columns';
import { Fault } from '../server/http/fault';
import { readHeads } from '../server/table-file/read-table-file';
import { placeOf, turnOf, type ImportOwner } from './owner';
import { resumeImport } from './queries';
import { findImportJob, findImportJobs, findLatestImportJob, findResumable } from './rows';
import type { ImportRow } from './rows';
import { findTableHead } from './table-heads';
import type { ImportContext } from './table-imports';
import { importViewOf, importViews } from './view';

/** Maximum number of columns returned for a sheet whose table the user locates by hand. */
const HEAD_COLUMNS = 100;

/** Person who asks for imports, and their rights. */
export interface Asker {
  context: ImportContext;
  owner: ImportOwner;
  /** Whether they see the imports of a kind of all people of their place; undefined without the right to it. */
  seesAllOf(kind: string): Promise<boolean | undefined>;
}

/** Throws forbidden without the right to a kind of import. */
export async function requireRight({ seesAllOf }: Pick<Asker, 'seesAllOf'>, kind: string): Promise<void> {
  if ((await seesAllOf(kind)) === undefined) throw new Fault('forbidden');
}

/**
 * Returns an import of the person, or one of their enterprise or agency if their right covers all of it. Throws
 * importJobUnknown.
 */
export async function visibleJob(
  { context: { db }, owner, seesAllOf }: Asker,
  importJobNo: string,
  options: { lock?: boolean } = {},
): Promise<ImportRow> {
  const job = await findImportJob(db, importJobNo, options);
  const place = placeOf(owner);
  if (job?.[place.column] !== place.no) throw new Fault('importJobUnknown');
  const isOwn = 'staffNo' in owner && job.staff_no === owner.staffNo;
  if (!isOwn && (await seesAllOf(job.kind)) !== true) throw new Fault('importJobUnknown');
  return job;
}

export const showImport = async (asker: Asker, { importJobNo }: { importJobNo: string }) => ({
  importJob: await importViewOf(asker.context, await visibleJob(asker, importJobNo)),
});

export async function showLatest({ context, owner }: Asker, { kind }: { kind: string }) {
  const job = await findLatestImportJob(context.db, owner, kind);
  return { importJob: job === undefined ? null : await importViewOf(context, job) };
}

export async function listImports(
  { context, owner, seesAllOf }: Asker,
  { kind, ...page }: ParsedBodyOf<typeof queryImportJobs>,
): Promise<ResultOf<typeof queryImportJobs>> {
  const isOwn = (await seesAllOf(kind)) !== true;
  const { total, jobs } = await findImportJobs(context.db, owner, { kind, isOwn, ...page });
  const importList = await importViews(context, jobs);
  return { total, importList: importList.map((job) => ({ ...job, refusedList: [], keptList: [] })) };
}

/** Queues a failed import again. Throws importJobUnknown, forbidden, importJobNotToResume, tooManyImportJobs. */
export async function resume(asker: Asker, importJobNo: string): Promise<ImportRow> {
  const { context } = asker;
  const job = await visibleJob(asker, importJobNo, { lock: true });
  await requireRight(asker, job.kind);
  if (!(await findResumable(context.db, [importJobNo])).has(importJobNo))
    throw new Fault('importJobNotToResume');
  await resumeImport(context, job);
  return job;
}

/** Locks an import that can be undone. Throws importJobUnknown, forbidden, importJobOver, importJobBusy. */
export async function lockToUndo(asker: Asker, importJobNo: string): Promise<ImportRow> {
  const job = await visibleJob(asker, importJobNo, { lock: true });
  await requireRight(asker, job.kind);
  if (job.import_state === 'checked') throw new Fault('importJobOver');
  if (job.ended_at === null || job.import_state === 'undoing') throw new Fault('importJobBusy');
  if (job.undo_total === job.undo_done) throw new Fault('importJobOver');
  return job;
}

/** Throws fieldsInvalid, and forbidden for a kind that `mayRead` denies. */
export async function readHead(
  { context, owner }: Pick<Asker, 'context' | 'owner'>,
  { file, kind, variant }: ParsedBodyOf<typeof readTableHead>,
  mayRead: (head: { permission?: string | undefined; right?: string | undefined }) => boolean,
): Promise<ResultOf<typeof readTableHead>> {
  const tableHead = await findTableHead(kind);
  if (tableHead === undefined || !mayRead(tableHead)) throw new Fault('forbidden');
  const all = await tableHead.columns(context, variant);
  const columns = all.filter(({ isIgnored }) => isIgnored !== true);
  const limits = { rows: 0, columns: HEAD_COLUMNS, headers: headersOf(columns) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    sheetList: await readHeads(bytes, limits, turnOf(owner)),
    columnList: columns.map(({ field, header, isRequired = false, isKey = false }) => ({
      field,
      header,
      isRequired,
      ...(isKey && { isKey }),
    })),
  };
}
