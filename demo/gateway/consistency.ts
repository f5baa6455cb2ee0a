import { sql } from 'kysely';
import type { Database } from './db/database';
import { gather } from './gather';

export interface Inconsistency {
  what: string;
  /** The faulty row as the area's check returns it. */
  row: unknown;
}

/** Checks of all areas, gathered from their folders, by the inconsistency that each one finds. */
const CHECKS: readonly (readonly [what: string, query: string])[] = (
  await gather(/\/consistency\.ts$/)
).flatMap(({ module }) =>
  Object.entries((module as { inconsistencies: Record<string, string> }).inconsistencies),
);

export const CHECK_COUNT = CHECKS.length;

/**
 * Returns the inconsistencies between money, seats, orders and applications of the whole database; empty if there are
 * none.
 */
export async function findInconsistencies(db: Database): Promise<Inconsistency[]> {
  const each = CHECKS.map(
    ([what, query]) =>
      sql`select ${sql.lit(what)} as what, to_jsonb(found) as row from (${sql.raw(query)}) found`,
  );
  // a single statement sees one snapshot, although orders may be made meanwhile
  const { rows } = await sql<Inconsistency>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows;
}
