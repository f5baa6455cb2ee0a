import { sql } from 'kysely';
import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import type { Database } from '../../db/database';
import { COST_TABLES } from './kinds';
import { objectRows, type CostRow } from './rows';

export interface CostNo {
  costKind: CostKind;
  no: string;
}

/** Objects of an enterprise by number; objects of other enterprises are missing. */
export async function findObjects(
  db: Database,
  enterpriseNum: string,
  { costKind, nos }: { costKind: CostKind; nos: readonly string[] },
): Promise<CostRow[]> {
  const { table, no } = COST_TABLES[costKind];
  const found = sql`select c.* from ${sql.table(table)} c
    where c.enterprise_num = ${enterpriseNum} and ${sql.ref(`c.${no}`)} = any(${[...nos]}::text[])`;
  return (await objectRows(costKind, found).execute(db)).rows;
}

export async function findObject(
  db: Database,
  enterpriseNum: string,
  { costKind, no }: CostNo,
): Promise<CostRow | undefined> {
  return (await findObjects(db, enterpriseNum, { costKind, nos: [no] }))[0];
}

/** Path from the top down to a node, inclusive; empty for an unknown number. */
export async function findPath(
  db: Database,
  enterpriseNum: string,
  { costKind, no }: CostNo,
): Promise<{ no: string; name: string; parentNO: string }[]> {
  const columns = COST_TABLES[costKind];
  const own = (column: 'no' | 'name') => sql.ref(`t.${columns[column]}`);
  // `union` without `all` terminates even on a cycle made by direct SQL
  const { rows } = await sql<{ no: string; name: string; parent_no: string | null }>`
    with recursive above as (
      select ${own('no')} as no, ${own('name')} as name, t.parent_no from ${sql.table(columns.table)} t
      where t.enterprise_num = ${enterpriseNum} and ${own('no')} = ${no}
      union
      select ${own('no')}, ${own('name')}, t.parent_no from above a
      join ${sql.table(columns.table)} t on t.enterprise_num = ${enterpriseNum} and ${own('no')} = a.parent_no)
    select * from above`.execute(db);
  const byNo = new Map(rows.map((row) => [row.no, row]));
  const path = [];
  for (let next = byNo.get(no); next !== undefined; next = byNo.get(next.parent_no ?? '')) {
    path.unshift({ no: next.no, name: next.name, parentNO: next.parent_no ?? '' });
    byNo.delete(next.no);
  }
  return path;
}

interface OpenTo {
  deptList: { no: string; name: string }[];
  staffList: { no: string; name: string; deptName: string }[];
}

/** Departments and persons that an object is open to, by number. */
export async function findOpenTo(db: Database, { costKind, no }: CostNo): Promise<OpenTo> {
  const deptList = await db
    .selectFrom('cost_open_to as o')
    .innerJoin('department as d', 'd.dept_no', 'o.dept_no')
    .select(['d.dept_no as no', 'd.dept_name as name'])
    .where('o.cost_kind', '=', costKind)
    .where('o.object_no', '=', no)
    .orderBy('d.dept_no')
    .execute();
  const staffList = await db
    .selectFrom('cost_open_to as o')
    .innerJoin('staff as s', 's.staff_no', 'o.staff_no')
    .innerJoin('department as d', 'd.dept_no', 's.dept_no')
    .select(['s.staff_no as no', 's.staff_name as name', 'd.dept_name as deptName'])
    .where('o.cost_kind', '=', costKind)
    .where('o.object_no', '=', no)
    .orderBy('s.staff_no')
    .execute();
  return { deptList, staffList };
}
