import type { Database } from '../db/database';
import type { Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';

/** What files belong to: the kind is the word of the area's `file-owner.ts`. */
export interface Owner {
  kind: string;
  no: string;
}

/**
 * Attaches files that the caller has uploaded to what they belong to, in the transaction that makes it. Throws
 * fileUnknown if one of them is not there, another's, or attached already: what is attached stays as it was sent.
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

/** Takes files from what they belong to: those uploaded more than a day ago are removed with the next round. */
export async function detachFiles(db: Database, kind: string, ownerNos: readonly string[]): Promise<void> {
  if (ownerNos.length === 0) return;
  await db
    .updateTable('stored_file')
    .set({ owner_kind: null, owner_no: null })
    .where('owner_kind', '=', kind)
    .where('owner_no', 'in', ownerNos)
    .execute();
}
