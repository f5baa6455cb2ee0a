import type { Selectable } from 'kysely';
import type { StoredFile } from '../../../src/contract/files/files';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import type { Caller } from '../server/caller';

export type FileRow = Selectable<Schema['stored_file']>;
type NewFile = Pick<FileRow, 'file_no' | 'file_name' | 'file_type' | 'file_size' | 'begun_at'>;

export const storedFile = (
  row: Pick<FileRow, 'file_no' | 'file_name' | 'file_type' | 'file_size'>,
): StoredFile => ({
  fileNo: row.file_no,
  fileName: row.file_name,
  fileType: row.file_type,
  fileSize: row.file_size,
});

/** Notes a file that comes in, unless its uploader has `most` that belong to nothing; false then. */
export async function insertFile(
  db: Database,
  caller: Caller,
  file: NewFile,
  most: number,
): Promise<boolean> {
  const { count } = await db
    .selectFrom('stored_file')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('uploader_no', '=', caller.staffNo)
    .where('owner_kind', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return false;
  await db
    .insertInto('stored_file')
    .values({
      ...file,
      enterprise_num: caller.enterpriseNum,
      uploader_no: caller.staffNo,
      stored_at: null,
      owner_kind: null,
      owner_no: null,
    })
    .execute();
  return true;
}

export async function setStored(db: Database, fileNo: string, now: Date): Promise<void> {
  await db.updateTable('stored_file').set({ stored_at: now }).where('file_no', '=', fileNo).execute();
}

/** Those of these files that are whole and of the caller's enterprise, in the order asked. */
export async function findFiles(
  db: Database,
  caller: Caller,
  fileNos: readonly string[],
): Promise<FileRow[]> {
  const rows = await db
    .selectFrom('stored_file')
    .selectAll()
    .where('file_no', 'in', fileNos)
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('stored_at', 'is not', null)
    .execute();
  return fileNos.flatMap((fileNo) => rows.find(({ file_no }) => file_no === fileNo) ?? []);
}

export function findStored(db: Database, fileNo: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('file_no', '=', fileNo)
    .where('stored_at', 'is not', null)
    .executeTakeFirst();
}

/** Files of the things of a kind, in the order they were begun. */
export async function findFilesOf(
  db: Database,
  kind: string,
  ownerNos: readonly string[],
): Promise<{ ownerNo: string; file: StoredFile }[]> {
  if (ownerNos.length === 0) return [];
  const rows = await db
    .selectFrom('stored_file')
    .selectAll()
    .where('owner_kind', '=', kind)
    .where('owner_no', 'in', ownerNos)
    .orderBy('begun_at')
    .orderBy('file_no')
    .execute();
  return rows.map((row) => ({ ownerNo: row.owner_no ?? '', file: storedFile(row) }));
}
