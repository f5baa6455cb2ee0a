import type { Selectable } from 'kysely';
import type { StoredFile } from '../../../src/contract/files/files';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import type { Caller } from '../server/http/caller';

export type FileRow = Selectable<Schema['stored_file']>;
type NewFile = Omit<FileRow, 'enterprise_num' | 'uploader_no' | 'owner_kind' | 'owner_no'>;

/** The number under which the store has the content of a file. */
export const contentNo = ({ file_no, content_no }: Pick<FileRow, 'file_no' | 'content_no'>): string =>
  content_no ?? file_no;

export const storedFile = (
  row: Pick<FileRow, 'file_no' | 'file_name' | 'file_type' | 'file_size'>,
): StoredFile => ({
  fileNo: row.file_no,
  fileName: row.file_name,
  fileType: row.file_type,
  fileSize: row.file_size,
});

/** Inserts a new or copied file. Returns false when its uploader already has `most` files without an owner. */
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
      owner_kind: null,
      owner_no: null,
    })
    .execute();
  return true;
}

export async function setStored(db: Database, fileNo: string, now: Date): Promise<void> {
  await db.updateTable('stored_file').set({ stored_at: now }).where('file_no', '=', fileNo).execute();
}

/** Those of these files that are complete and belong to the caller's enterprise, in the requested order. */
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

/** Locks those of these files that are complete against removal until the transaction ends. */
export async function holdStored(tx: Database, fileNos: readonly string[]): Promise<void> {
  await tx
    .selectFrom('stored_file')
    .select('file_no')
    .where('file_no', 'in', fileNos)
    .where('stored_at', 'is not', null)
    .orderBy('file_no')
    .forShare()
    .execute();
}

/** Returns whether another file that is not being removed uses the same content. */
export async function isContentShared(
  db: Database,
  file: Pick<FileRow, 'file_no' | 'content_no'>,
): Promise<boolean> {
  const content = contentNo(file);
  const other = await db
    .selectFrom('stored_file')
    .select('file_no')
    .where((eb) => eb.or([eb('file_no', '=', content), eb('content_no', '=', content)]))
    .where('file_no', '!=', file.file_no)
    .where('stored_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export function findStored(db: Database, fileNo: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('file_no', '=', fileNo)
    .where('stored_at', 'is not', null)
    .executeTakeFirst();
}

/** Files of the owners of a kind, in the order of their creation. */
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
