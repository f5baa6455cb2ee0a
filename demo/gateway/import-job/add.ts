import type { CallerContext } from '../server/http/implement';
import { insertImportJob, type NewImport } from './queries';
import { rowImportOf } from './row-imports';
import { writeImport } from './work';

/**
 * Has rows that were checked written slice by slice once the call is through; the number by which their owner finds out how far
 * that is. Throws tooManyImportJobs.
 */
export async function addImportJob(context: CallerContext, added: NewImport): Promise<string> {
  const { sliceRows } = await rowImportOf(added.kind);
  const importJobNo = await insertImportJob(context, added, sliceRows);
  context.wake(writeImport);
  return importJobNo;
}
