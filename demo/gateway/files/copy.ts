import type { StoredFile } from '../../../src/contract/files/files';
import { Fault } from '../server/http/fault';
import { newFileNo } from './file-no';
import type { FileOwner, FileViewer } from './owners';
import { contentNo, holdStored, insertFile, storedFile } from './queries';
import { MOST_UNATTACHED } from './receive';
import { filesFor } from './search';

/**
 * Makes a file of the caller's own of each of these, which have the same content and belong to nothing yet. Throws
 * fileUnknown if one of them is not there or not theirs to see, and tooManyFiles; in a transaction, as all are made or none.
 */
export async function copyFiles(
  { db, caller, now }: FileViewer,
  fileNos: readonly string[],
  owners: readonly FileOwner[],
): Promise<StoredFile[]> {
  const asked = [...new Set(fileNos)];
  // removed meanwhile, the content would be gone under the copy
  await holdStored(db, asked);
  const found = await filesFor({ db, caller, now }, asked, owners);
  if (found.length !== asked.length) throw new Fault('fileUnknown');
  // begun at one moment, the files of a thing are in the order of their numbers
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
