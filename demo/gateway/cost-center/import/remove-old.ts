import { sql } from 'kysely';
import { UNDO_HOURS } from '../../../../src/contract/cost-center/import';
import type { EventContext } from '../../server/events/domain-events';

/** How long an import that is not taken over is kept. */
const KEPT_DAYS = 7;
const HOUR_MS = 3_600_000;

/** Removes imports that were never taken over, with their rows, and what is kept for undoing others, once its time is over. */
export async function removeOldImports({ db, now }: Pick<EventContext, 'db' | 'now'>): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await db
    .deleteFrom('cost_import')
    .where('import_state', 'in', ['checking', 'checked', 'applying', 'failed'])
    // written steps of one are still to be taken back or finished
    .where('is_planned', '=', false)
    .where('asked_at', '<=', before(KEPT_DAYS * 24))
    .execute();
  await sql`delete from cost_import_write w using cost_import i
    where i.import_no = w.import_no and i.done_at <= ${before(UNDO_HOURS)}`.execute(db);
}
