import type { EventContext } from '../server/domain-events';
import { untilNothing } from '../server/until-nothing';

/** Removes files whose time is over and those that their users have removed, their content before what knows of it. */
export function removeExpired({
  db,
  now,
  deps: { files },
}: Pick<EventContext, 'db' | 'now' | 'deps'>): Promise<void> {
  return untilNothing(async () => {
    const job = await db
      .updateTable('export_job')
      .set({ export_state: 'removed', failure: null })
      .where('export_no', '=', (eb) =>
        eb
          .selectFrom('export_job')
          .select('export_no')
          .where('export_state', 'in', ['done', 'failed', 'removed'])
          .where('expires_at', '<=', now)
          .orderBy('expires_at')
          .limit(1),
      )
      .returning(['export_no', 'file_no'])
      .executeTakeFirst();
    if (job === undefined) return false;
    if (job.file_no !== null) await files.remove(job.file_no);
    await db
      .deleteFrom('export_job')
      .where('export_no', '=', job.export_no)
      .where('export_state', '=', 'removed')
      .execute();
    return true;
  });
}
