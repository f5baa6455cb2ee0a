import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { drain } from '../../server/jobs/drain';
import { KEPT_MS } from './queries';
import './schema';
import { eraseEndedSecrets } from './secrets';

/** Rows of one statement. */
const SLICE = 1000;

/** Deletes events with their deliveries after 30 days, in slices, and erases secrets after their end. */
export async function purgeWebhooks(db: Database, now: Date): Promise<void> {
  await eraseEndedSecrets(db, now);
  const until = new Date(now.getTime() - KEPT_MS);
  await drain(async () => {
    const { numAffectedRows = 0n } = await sql`delete from webhook_event where webhook_id in (
      select webhook_id from webhook_event where occurred_at <= ${until}
      order by occurred_at limit ${SLICE})`.execute(db);
    return numAffectedRows > 0n;
  });
}
