import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely';

/**
 * A migration that runs these statements one by one, since the extended protocol accepts one at a time. On large tables
 * they may exceed the timeout of calls.
 */
export function statements(...texts: string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`set local statement_timeout = 0`.execute(db);
      for (const text of texts) await sql.raw(text).execute(db);
    },
  };
}
