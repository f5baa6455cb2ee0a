import type { Database } from '../db/database';
import { gather } from '../gather';
import type { Caller } from '../server/http/caller';

export interface FileViewer {
  db: Database;
  caller: Caller;
  now: Date;
}

/** A kind of owners of files; an area exports one as `fileOwner` of its `file-owner.ts`. */
export interface FileOwner {
  kind: string;
  /** Returns whether the caller may see this owner, and so its files. */
  maySee(viewer: FileViewer, ownerNo: string): Promise<boolean>;
}

/** File owners of all areas, gathered because those areas are layered above this one. */
export async function fileOwners(): Promise<readonly FileOwner[]> {
  const found = await gather(/\/file-owner\.ts$/);
  return found.map(({ path, module }) => {
    const { fileOwner } = module as { fileOwner?: FileOwner };
    if (fileOwner === undefined) throw new Error(`${path} exports no fileOwner`);
    return fileOwner;
  });
}
