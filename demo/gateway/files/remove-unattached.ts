import type { EventContext } from '../server/domain-events';
import { untilNothing } from '../server/until-nothing';

/** A draft that is taken up the next day still has its files. */
const KEPT_MS = 24 * 60 * 60_000;

/** Removes uploads that were never attached to anything, their content before what knows of it. */
export function removeUnattached({ db, now, deps: { files } }: EventContext): Promise<void> {
  return untilNothing(async () => {
    const file = await db
      .selectFrom('stored_file')
      .select('file_no')
      .where('owner_kind', 'is', null)
      .where('begun_at', '<=', new Date(now.getTime() - KEPT_MS))
      .orderBy('begun_at')
      .limit(1)
      .executeTakeFirst();
    if (file === undefined) return false;
    const { file_no: fileNo } = file;
    // from here on it cannot be attached any more
    const { numUpdatedRows } = await db
      .updateTable('stored_file')
      .set({ stored_at: null })
      .where('file_no', '=', fileNo)
      .where('owner_kind', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return true;
    await files.remove(fileNo);
    await db
      .deleteFrom('stored_file')
      .where('file_no', '=', fileNo)
      .where('owner_kind', 'is', null)
      .execute();
    return true;
  });
}
