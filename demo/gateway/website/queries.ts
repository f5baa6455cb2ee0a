import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

/** Host of the site that serves every host without one of its own. */
const ANY_HOST = '*';

/** The site of a host; undefined if there is none, not even one for all. */
export function findWebsite(db: Database, host: string): Promise<Selectable<Schema['website']> | undefined> {
  return db
    .selectFrom('website')
    .selectAll()
    .where('host', 'in', [host, ANY_HOST])
    .orderBy((eb) => eb('host', '=', ANY_HOST))
    .limit(1)
    .executeTakeFirst();
}
