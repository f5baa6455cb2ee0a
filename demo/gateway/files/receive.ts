import { FILE_ENDINGS, type StoredFile } from '../../../src/contract/files/files';
import { Fault, fieldsInvalid } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { cleanFileName } from './file-name';
import { newFileNo } from './file-no';
import { fileTypeOf } from './file-type';
import { insertFile, setStored, storedFile } from './queries';
import type { FileStore } from './store';

/** Limit of a person's files without an owner. */
export const MOST_UNATTACHED = 50;

const TYPES = Object.values(FILE_ENDINGS).map((ending) => ending.toUpperCase());

/** Stores a file. Its row is written before its content, so that an aborted upload is found and removed. */
export async function receiveFile(
  { db, caller, now }: CallerContext,
  store: FileStore,
  file: File,
): Promise<StoredFile> {
  if (file.size === 0) throw fieldsInvalid({ file: '文件内容为空，请重新选择' });
  const type = await fileTypeOf(file);
  if (type === undefined) throw fieldsInvalid({ file: `仅支持${TYPES.join('、')}格式的文件` });
  const row = {
    file_no: newFileNo(),
    file_name: cleanFileName(file.name, type),
    file_type: type,
    file_size: file.size,
    begun_at: now,
    stored_at: null,
    content_no: null,
  };
  if (!(await insertFile(db, caller, row, MOST_UNATTACHED))) throw new Fault('tooManyFiles');
  await store.write(row.file_no, file);
  await setStored(db, row.file_no, now);
  return storedFile(row);
}
