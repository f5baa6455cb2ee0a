import type { FileOwner, FileViewer } from './owners';
import { findFiles, type FileRow } from './queries';

/** Those of these files that the caller may see: their own without an owner, and those whose owner they may see. */
export async function visibleFiles(
  viewer: FileViewer,
  fileNos: readonly string[],
  owners: readonly FileOwner[],
): Promise<FileRow[]> {
  const { db, caller } = viewer;
  const found = await findFiles(db, caller, [...new Set(fileNos)]);
  const seen: FileRow[] = [];
  for (const file of found) {
    const { owner_kind: kind, owner_no: no } = file;
    const owner = owners.find((other) => other.kind === kind);
    const maySee =
      kind === null || no === null
        ? file.uploader_no === caller.staffNo
        : owner !== undefined && (await owner.maySee(viewer, no));
    if (maySee) seen.push(file);
  }
  return seen;
}
