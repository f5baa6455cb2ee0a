import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

/** Tables whose rows filters name by number, with the columns of number and name. */
const NAMED = {
  department: ['dept_no', 'dept_name'],
  job_position: ['position_no', 'position_name'],
  grade: ['grade_no', 'grade_name'],
  role: ['role_no', 'role_name'],
  staff: ['staff_no', 'staff_name'],
  cost_center: ['cost_center_no', 'cost_center_name'],
} as const satisfies Partial<Record<keyof Schema, readonly string[]>>;

/** Names of an enterprise's rows by their numbers; a number that it does not have stays one. */
export async function namesIn(
  db: Database,
  enterpriseNum: string,
  table: keyof typeof NAMED,
  numbers: readonly (string | undefined)[],
): Promise<string> {
  const asked = numbers.filter((number) => number !== undefined);
  if (asked.length === 0) return '';
  const [no, name] = NAMED[table];
  const { rows } = await sql<{ no: string; name: string }>`
    select ${sql.ref(no)} as no, ${sql.ref(name)} as name from ${sql.table(table)}
    where enterprise_num = ${enterpriseNum} and ${sql.ref(no)} = any(${asked}::text[])`.execute(db);
  return namedList(new Map(rows.map((row) => [row.no, row.name])), asked);
}

export const namedList = (names: ReadonlyMap<string, string>, numbers: readonly string[]): string =>
  numbers.map((no) => names.get(no) ?? no).join('、');

/** Days from one to another, both included; '' for none. */
export function periodText(from: string | undefined, to: string | undefined): string {
  if (!from && !to) return '';
  if (!to) return `${from} 起`;
  return from ? `${from} 至 ${to}` : `${to} 止`;
}
