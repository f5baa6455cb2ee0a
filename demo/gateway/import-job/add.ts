import type { CallerContext } from '../server/http/implement';
import { insertImportJob, type NewImport } from './queries';
import { rowImportOf } from './row-imports';
import { workOnImports } from './work';

/**
 * Has rows that were checked written slice by slice once the call is through; the number by which their owner finds out how far
 * that is. Throws tooManyImportJobs.
 */
export async function addImportJob(context: CallerContext, added: NewImport): Promise<string> {
  const { now, emit, log } = context;
  const { sliceRows } = await rowImportOf(added.kind);
  const importJobNo = await insertImportJob(context, added, sliceRows);
  context.after('work on imports', (db) => workOnImports({ db, now, emit, log }));
  return importJobNo;
}
