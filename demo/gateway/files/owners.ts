import type { Database } from '../db/database';
import { gather } from '../gather';
import type { Caller } from '../server/http/caller';

export interface FileViewer {
  db: Database;
  caller: Caller;
  now: Date;
}

/** A kind of thing that files belong to; an area exports one as `fileOwner` of its `file-owner.ts`. */
export interface FileOwner {
  kind: string;
  /** May the caller see this thing, and so its files? */
  maySee(viewer: FileViewer, ownerNo: string): Promise<boolean>;
}

/** Those of all areas, gathered: they stand above this one. */
export async function fileOwners(): Promise<readonly FileOwner[]> {
  const found = await gather(/\/file-owner\.ts$/);
  return found.map(({ path, module }) => {
    const { fileOwner } = module as { fileOwner?: FileOwner };
    if (fileOwner === undefined) throw new Error(`${path} exports no fileOwner`);
    return fileOwner;
  });
}
