import { sql, type RawBuilder } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { CostChoiceRow, queryCostChoices } from '../../../../src/contract/cost-center/choices';
import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { ChargedPerson } from '../../../../src/domain/cost-center/charge';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import { findCharged, isChargeable } from '../chargeable-objects';
import { COST_TABLES } from '../objects/kinds';
import { matchesKeyword } from '../objects/list';

/** Person whose costs the caller's orders may bear; null when the caller may book for others too. */
async function chargedBy(
  db: Database,
  { enterpriseNum, staffNo, objects }: Caller,
): Promise<ChargedPerson | null> {
  if (objects.has(OBJECT.bookForColleagues)) return null;
  return (await findCharged(db, enterpriseNum, [staffNo])).get(staffNo) ?? { staffNo, deptNos: [] };
}

/** Returns a page of the choices, and their total. */
export async function listChoices(
  db: Database,
  caller: Caller,
  asked: ParsedBodyOf<typeof queryCostChoices>,
  today: string,
): Promise<ResultOf<typeof queryCostChoices>> {
  const { costKind, forWhat, keyword, pageIndex, pageSize } = asked;
  const { enterpriseNum } = caller;
  const conditions = [sql`c.enterprise_num = ${enterpriseNum}`];
  if (forWhat === 'orders') {
    const person = await chargedBy(db, caller);
    conditions.push(isChargeable(costKind, { enterpriseNum, person, today }));
  }
  if (keyword !== '') conditions.push(matchesKeyword(costKind, enterpriseNum, keyword));
  const found = sql`from ${sql.table(COST_TABLES[costKind].table)} c where ${sql.join(conditions, sql` and `)}`;
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db);
  const { rows } = await sql<CostChoiceRow>`select ${choiceColumns(costKind)} ${found}
    order by c.code, 1 limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db);
  return { total: counts[0]?.total ?? 0, choiceList: rows };
}

/** Returns whether the caller's orders can be charged to the object today. */
export async function isChoice(
  db: Database,
  caller: Caller,
  { costKind, no, today }: { costKind: CostKind; no: string; today: string },
): Promise<boolean> {
  const { enterpriseNum } = caller;
  const choosing = { enterpriseNum, person: await chargedBy(db, caller), today };
  const { table, no: column } = COST_TABLES[costKind];
  const { rows } = await sql`select 1 from ${sql.table(table)} c where c.enterprise_num = ${enterpriseNum}
    and ${sql.ref(`c.${column}`)} = ${no} and ${isChargeable(costKind, choosing)}`.execute(db);
  return rows.length > 0;
}

/** Rows of an enterprise with these numbers, by code. */
export async function findNamed(
  db: Database,
  enterpriseNum: string,
  { costKind, noList }: { costKind: CostKind; noList: readonly string[] },
): Promise<CostChoiceRow[]> {
  const { table, no } = COST_TABLES[costKind];
  const { rows } = await sql<CostChoiceRow>`select ${choiceColumns(costKind)} from ${sql.table(table)} c
    where c.enterprise_num = ${enterpriseNum} and ${sql.ref(`c.${no}`)} = any(${[...noList]}::text[])
    order by c.code, 1`.execute(db);
  return rows;
}

function choiceColumns(costKind: CostKind): RawBuilder<unknown> {
  const { no, name } = COST_TABLES[costKind];
  return sql`${sql.ref(`c.${no}`)} as no, ${sql.ref(`c.${name}`)} as name, c.code`;
}
