import { sql, type Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

export type StandardRow = Selectable<Schema['travel_standard']>;

/** All standards of an enterprise. */
export function findStandards(db: Database, enterpriseNum: string): Promise<StandardRow[]> {
  return db
    .selectFrom('travel_standard')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('standard_no')
    .execute();
}

/** Name of a standard whose exceptions use a city tier. */
export async function findStandardOfTier(
  db: Database,
  enterpriseNum: string,
  tierNo: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('travel_standard')
    .select('standard_name')
    .where('enterprise_num', '=', enterpriseNum)
    .where(sql<boolean>`exceptions @> ${JSON.stringify([{ tierNo }])}::jsonb`)
    .orderBy('standard_no')
    .limit(1)
    .executeTakeFirst();
  return found?.standard_name;
}

/** Staff of an enterprise by number; other numbers are left out. */
export function findSubjects(db: Database, enterpriseNum: string, staffNos: readonly string[]) {
  return db
    .selectFrom('staff')
    .select(['staff_no', 'staff_name', 'dept_no', 'grade_no', 'staff_state'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', 'in', staffNos)
    .execute();
}

/**
 * Number of an enterprise's staff by department and grade; staff with a standard of their own are separate, with their
 * number.
 */
export function countPlaces(db: Database, enterpriseNum: string) {
  return db
    .selectFrom('staff as s')
    .leftJoin('travel_standard as t', (join) =>
      join.onRef('t.enterprise_num', '=', 's.enterprise_num').onRef('t.staff_no', '=', 's.staff_no'),
    )
    .select((eb) => ['t.staff_no', 's.dept_no', 's.grade_no', eb.fn.countAll<number>().as('count')])
    .where('s.enterprise_num', '=', enterpriseNum)
    .groupBy(['t.staff_no', 's.dept_no', 's.grade_no'])
    .execute();
}

/** Departments of an enterprise with their parents. */
export function findDepartments(db: Database, enterpriseNum: string) {
  return db
    .selectFrom('department')
    .select(['dept_no', 'parent_no'])
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
}

/** Selectable reasons for flights, in the enterprise's order. */
export function findReasons(db: Database, enterpriseNum: string) {
  return db
    .selectFrom('over_reason')
    .select(['reason_code as reasonCode', 'rule', 'reason_name as reasonName', 'needs_text as needsText'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('product_type', '=', 'flight')
    .where('is_enable', '=', true)
    .orderBy('sort_order')
    .orderBy('reason_code')
    .execute();
}

/** Names of reasons by their codes, including those no longer offered. */
export async function findReasonNames(
  db: Database,
  enterpriseNum: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .selectFrom('over_reason')
    .select(['reason_code', 'reason_name'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('reason_code', 'in', codes)
    .execute();
  return new Map(found.map(({ reason_code, reason_name }) => [reason_code, reason_name]));
}
