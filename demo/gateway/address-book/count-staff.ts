import type { Database } from '../db/database';

interface StaffCountQuery {
  column: 'position_no' | 'grade_no';
  nos: readonly string[];
}

/** Number of an enterprise's staff by position or grade; without staff there is no entry. */
export async function countStaff(
  db: Database,
  enterpriseNum: string,
  { column, nos }: StaffCountQuery,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('staff')
    .select((eb) => [eb.ref(column).as('no'), eb.fn.countAll<number>().as('count')])
    .where('enterprise_num', '=', enterpriseNum)
    .where(column, 'in', nos)
    .groupBy(column)
    .execute();
  return new Map(rows.map(({ no, count }) => [no, count]));
}
