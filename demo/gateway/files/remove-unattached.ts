import type { EventContext } from '../server/events/domain-events';
import { isNotPostponed, drainDue } from '../server/jobs/due-work';
import { contentNo, isContentShared } from './queries';

/** A draft that is continued the next day still has its files. */
const KEPT_MS = 24 * 60 * 60_000;

/** Removes files that were never attached, after their content unless other files use it. */
export function removeUnattached(context: EventContext): Promise<void> {
  const {
    db,
    now,
    deps: { files },
  } = context;
  return drainDue(context, 'remove unattached files', async (turn) => {
    const file = await db
      .selectFrom('stored_file')
      .select(['file_no', 'content_no'])
      .where('owner_kind', 'is', null)
      .where('begun_at', '<=', new Date(now.getTime() - KEPT_MS))
      .where(isNotPostponed('file_no', turn))
      .orderBy('begun_at')
      .limit(1)
      .executeTakeFirst();
    if (file === undefined) return false;
    const { file_no: fileNo } = file;
    turn.take(fileNo);
    // from here on it can be neither attached nor copied
    const { numUpdatedRows } = await db
      .updateTable('stored_file')
      .set({ stored_at: null })
      .where('file_no', '=', fileNo)
      .where('owner_kind', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return true;
    if (!(await isContentShared(db, file))) await files.remove(contentNo(file));
    await db
      .deleteFrom('stored_file')
      .where('file_no', '=', fileNo)
      .where('owner_kind', 'is', null)
      .execute();
    return true;
  });
}
