import type { Selectable } from 'kysely';
import { ANY_HOST } from '../../../src/contract/agency/platform/sites';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

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
