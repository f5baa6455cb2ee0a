import type { StoredFile } from '../../../src/contract/files/files';
import { Fault } from '../server/http/fault';
import { newFileNo } from './file-no';
import type { FileOwner, FileViewer } from './owners';
import { contentNo, holdStored, insertFile, storedFile } from './queries';
import { MOST_UNATTACHED } from './receive';
import { visibleFiles } from './visible-files';

/**
 * Copies files for the caller; the copies share the content and have no owner yet. Throws fileUnknown if one does not
 * exist or is invisible to the caller, and tooManyFiles. Call it in a transaction, since all are copied or none.
 */
export async function copyFiles(
  { db, caller, now }: FileViewer,
  fileNos: readonly string[],
  owners: readonly FileOwner[],
): Promise<StoredFile[]> {
  const asked = [...new Set(fileNos)];
  // a concurrent removal would delete the content of the copy
  await holdStored(db, asked);
  const found = await visibleFiles({ db, caller, now }, asked, owners);
  if (found.length !== asked.length) throw new Fault('fileUnknown');
  // created at the same moment, the files of an owner are ordered by number
  const copyNos = found.map(() => newFileNo()).sort();
  const copies: StoredFile[] = [];
  for (const [at, file] of found.entries()) {
    const copy = { ...file, file_no: copyNos[at] ?? newFileNo(), begun_at: now };
    const content = { stored_at: now, content_no: contentNo(file) };
    if (!(await insertFile(db, caller, { ...copy, ...content }, MOST_UNATTACHED))) {
      throw new Fault('tooManyFiles');
    }
    copies.push(storedFile(copy));
  }
  return copies;
}
