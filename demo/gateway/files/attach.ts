import type { Database } from '../db/database';
import type { Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';

/** Owner of files: the kind is that of the area's `file-owner.ts`. */
export interface Owner {
  kind: string;
  no: string;
}

/**
 * Attaches files uploaded by the caller to their owner, in the transaction that creates it. Throws fileUnknown if one
 * of them does not exist, belongs to another person, or is attached already, because attached files never change.
 */
export async function attachFiles(
  db: Database,
  caller: Pick<Caller, 'staffNo' | 'enterpriseNum'>,
  fileNos: readonly string[],
  { kind, no }: Owner,
): Promise<void> {
  if (fileNos.length === 0) return;
  const attached = await db
    .updateTable('stored_file')
    .set({ owner_kind: kind, owner_no: no })
    .where('file_no', 'in', fileNos)
    .where('uploader_no', '=', caller.staffNo)
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('stored_at', 'is not', null)
    .where('owner_kind', 'is', null)
    .returning('file_no')
    .execute();
  if (attached.length !== fileNos.length) throw new Fault('fileUnknown');
}

/** Detaches files from their owners; those uploaded more than a day ago are deleted in the next round. */
export async function detachFiles(db: Database, kind: string, ownerNos: readonly string[]): Promise<void> {
  if (ownerNos.length === 0) return;
  await db
    .updateTable('stored_file')
    .set({ owner_kind: null, owner_no: null })
    .where('owner_kind', '=', kind)
    .where('owner_no', 'in', ownerNos)
    .execute();
}
