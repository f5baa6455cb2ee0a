import { sql } from 'kysely';
import type { Database } from './db/database';
import { gather } from './gather';

export interface Inconsistency {
  what: string;
  /** The row at fault, as the check of its area gives it. */
  row: unknown;
}

/** What must never be found, by what it is: each area's own, from its folder. */
const CHECKS: readonly (readonly [what: string, query: string])[] = (
  await gather(/\/consistency\.ts$/)
).flatMap(({ module }) =>
  Object.entries((module as { inconsistencies: Record<string, string> }).inconsistencies),
);

export const CHECK_COUNT = CHECKS.length;

/** Where money, seats, orders and applications of the whole database do not agree with each other; empty if all is well. */
export async function findInconsistencies(db: Database): Promise<Inconsistency[]> {
  const each = CHECKS.map(
    ([what, query]) =>
      sql`select ${sql.lit(what)} as what, to_jsonb(found) as row from (${sql.raw(query)}) found`,
  );
  // one statement sees one moment: orders may be made meanwhile
  const { rows } = await sql<Inconsistency>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows;
}
