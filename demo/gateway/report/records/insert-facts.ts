import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { insertFacts, SUBJECT, SUMS } from '../facts/facts';
import type { FactRow } from './fact-rows';

const AT_ONCE = 1000;

/** Columns of the rows, with their types; figures missing in a row are 0. */
const TEXTS = [...SUBJECT, 'over_reason'];
const DAYS = ['booked_on', 'issued_on', 'used_on'];

const PLAIN = [...TEXTS, ...DAYS, 'is_within', 'ahead_days'];
const TYPES = [
  ...TEXTS.map((name) => `${name} text`),
  ...DAYS.map((name) => `${name} date`),
  'is_within boolean',
  'ahead_days integer',
  ...SUMS.map((name) => `${name} bigint`),
].join(', ');
const VALUES = [...PLAIN, ...SUMS.map((name) => `coalesce(${name}, 0) as ${name}`)].join(', ');

/** Writes facts in slices. Returns the number of new ones. */
export async function insertFactRows(db: Database, rows: readonly FactRow[]): Promise<number> {
  let count = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = JSON.stringify(rows.slice(from, from + AT_ONCE));
    const query = sql`select ${sql.raw(VALUES)} from jsonb_to_recordset(${some}::jsonb) as r (${sql.raw(TYPES)})`;
    count += await insertFacts(db, { query, columns: [...PLAIN, ...SUMS] });
  }
  return count;
}
