import { sql } from 'kysely';
import { UNDO_HOURS } from '../../../../src/contract/cost-center/import';
import type { EventContext } from '../../server/events/domain-events';

/** Number of days for which an import that was not applied is stored. */
const KEPT_DAYS = 7;
const HOUR_MS = 3_600_000;

/** Deletes imports that were never applied, with their rows, and the undo data of others once it has expired. */
export async function removeOldImports({ db, now }: Pick<EventContext, 'db' | 'now'>): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await db
    .deleteFrom('cost_import')
    .where('import_state', 'in', ['checking', 'checked', 'applying', 'failed'])
    // written steps of a planned import still have to be reversed or completed
    .where('is_planned', '=', false)
    .where('asked_at', '<=', before(KEPT_DAYS * 24))
    .execute();
  await sql`delete from cost_import_write w using cost_import i
    where i.import_no = w.import_no and i.done_at <= ${before(UNDO_HOURS)}
      and i.import_state <> 'undoing'`.execute(db);
}
