import { sql } from 'kysely';
import type { ResultOf } from '../../../../src/contract/call';
import type { queryCostObject } from '../../../../src/contract/cost-center/cost-objects';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import { findObject, findOpenTo, findPath, type CostNo } from './find';
import { COST_TABLES } from './kinds';
import { withBudgets } from './list';

/** Returns an object with its departments, persons and references. Throws costObjectUnknown. */
export async function showObject(
  db: Database,
  enterpriseNum: string,
  asked: CostNo,
  today: string,
): Promise<ResultOf<typeof queryCostObject>> {
  const { costKind } = asked;
  const row = await findObject(db, enterpriseNum, asked);
  const [costObject] = await withBudgets(db, enterpriseNum, { costKind, rows: row ? [row] : [], today });
  if (costObject === undefined) throw new Fault('costObjectUnknown');
  const path = await findPath(db, enterpriseNum, asked);
  return {
    costObject,
    pathList: path.slice(0, -1).map(({ no, name }) => ({ no, name })),
    ...(await findOpenTo(db, asked)),
    ...(await countUses(db, enterpriseNum, asked)),
  };
}

async function countUses(
  db: Database,
  enterpriseNum: string,
  { costKind, no: wanted }: CostNo,
): Promise<{ orderCount: number; defaultStaffCount: number }> {
  const { no, isDefault } = COST_TABLES[costKind];
  const staff = isDefault
    ? sql`(select count(*) from staff where enterprise_num = ${enterpriseNum} and ${sql.ref(no)} = ${wanted})`
    : sql`0`;
  const { rows } = await sql<{ orderCount: number; defaultStaffCount: number }>`
    select (select count(*) from order_cost where ${sql.ref(no)} = ${wanted}) as "orderCount",
      ${staff} as "defaultStaffCount"`.execute(db);
  return rows[0] ?? { orderCount: 0, defaultStaffCount: 0 };
}
