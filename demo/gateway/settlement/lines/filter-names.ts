import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { ExportFilters } from '../../download/exports';

interface NamedFilter {
  deptNOList: readonly string[];
  costCenterNOList: readonly string[];
  entityNOList: readonly string[];
  travellerNOList: readonly string[];
}

/** Returns the filters of a bill's lines that are numbers, by the names that the lines have. */
export async function namedFilters(
  db: Database,
  billNo: string,
  { deptNOList, costCenterNOList, entityNOList, travellerNOList }: NamedFilter,
): Promise<ExportFilters> {
  async function named(column: string, numbers: readonly string[]): Promise<string> {
    if (numbers.length === 0) return '';
    const { rows } = await sql<{ no: string; name: string }>`
      select ${sql.ref(`${column}_no`)} as no, max(${sql.ref(`${column}_name`)}) as name from settle_line
      where bill_no = ${billNo} and ${sql.ref(`${column}_no`)} = any(${[...numbers]}) group by 1`.execute(db);
    const names = new Map(rows.map(({ no, name }) => [no, name]));
    return numbers.map((no) => (no === '' ? '未指定' : names.get(no) || no)).join('、');
  }
  return [
    ['部门', await named('dept', deptNOList)],
    ['成本中心', await named('cost_center', costCenterNOList)],
    ['核算主体', await named('entity', entityNOList)],
    ['出行人', await named('traveller', travellerNOList)],
  ];
}
