import type { EventContext } from '../server/events/domain-events';
import { isNotPostponed, drainDue, type WorkContext } from '../server/jobs/due-work';

/** Deletes expired files and those removed by their users, the content before the row that references it. */
export function removeExpired(context: WorkContext & Pick<EventContext, 'deps'>): Promise<void> {
  const {
    db,
    now,
    deps: { files },
  } = context;
  return drainDue(context, 'remove expired exports', async (turn) => {
    const job = await db
      .updateTable('export_job')
      .set({ export_state: 'removed', failure: null })
      .where('export_no', '=', (eb) =>
        eb
          .selectFrom('export_job')
          .select('export_no')
          .where('export_state', 'in', ['done', 'failed', 'removed'])
          .where('expires_at', '<=', now)
          .where(isNotPostponed('export_no', turn))
          .orderBy('expires_at')
          .limit(1),
      )
      .returning(['export_no', 'file_no'])
      .executeTakeFirst();
    if (job === undefined) return false;
    turn.take(job.export_no);
    if (job.file_no !== null) await files.remove(job.file_no);
    await db
      .deleteFrom('export_job')
      .where('export_no', '=', job.export_no)
      .where('export_state', '=', 'removed')
      .execute();
    return true;
  });
}
