import { sql, type RawBuilder } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type {
  CostKind,
  CostObject,
  queryCostObjects,
} from '../../../../src/contract/cost-center/cost-objects';
import { withoutNameDots } from '../../../../src/domain/typed/typed';
import type { Database } from '../../db/database';
import { containing, holdsName } from '../../db/like';
import { containsText, isOneLetter } from '../../db/text-search';
import { findBudgetUses } from './budget-use';
import { COST_TABLES } from './kinds';
import { isInState, objectRows, stateOf, type CostRow } from './rows';

type CostObjectQuery = ParsedBodyOf<typeof queryCostObjects>;
type Narrowed = Pick<CostObjectQuery, 'costKind' | 'keyword' | 'costStateList' | 'parentNO'>;

const SORTED = {
  code: () => sql`c.code`,
  name: (kind: CostKind) => sql.ref(`c.${COST_TABLES[kind].name}_sound`),
  validFrom: () => sql`c.valid_from`,
  // an open end counts as the latest
  validTo: () => sql`coalesce(c.valid_to, 'infinity')`,
} satisfies Record<CostObjectQuery['sortBy'], (kind: CostKind) => RawBuilder<unknown>>;

/** Returns a page of an enterprise's objects, and their total. */
export async function listObjects(
  db: Database,
  enterpriseNum: string,
  asked: CostObjectQuery,
  today: string,
): Promise<ResultOf<typeof queryCostObjects>> {
  const { costKind } = asked;
  const { rows: counts } = await sql<{ total: number }>`
    select count(*) as total ${matching(enterpriseNum, asked, today)}`.execute(db);
  const { rows } = await pageOfObjects(enterpriseNum, asked, today).execute(db);
  return {
    total: counts[0]?.total ?? 0,
    costObjectList: await withBudgets(db, enterpriseNum, { costKind, rows, today }),
  };
}

/** Query for a page; its joins read only the rows of the page. */
export function pageOfObjects(
  enterpriseNum: string,
  asked: CostObjectQuery,
  today: string,
): RawBuilder<CostRow> {
  const { costKind, sortBy, isDescending, pageIndex, pageSize } = asked;
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const order = sql`order by ${SORTED[sortBy](costKind)} ${direction}, ${sql.ref(`c.${COST_TABLES[costKind].no}`)}`;
  const page = sql`select c.* ${matching(enterpriseNum, asked, today)} ${order}
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`;
  return sql<CostRow>`${objectRows(costKind, page)} ${order}`;
}

/** `from` and `where` clauses of the matching objects, each called `c`. */
export function matching(
  enterpriseNum: string,
  { costKind, keyword, costStateList, parentNO }: Narrowed,
  today: string,
): RawBuilder<unknown> {
  const conditions = [sql`c.enterprise_num = ${enterpriseNum}`];
  if (parentNO === '') conditions.push(sql`c.parent_no is null`);
  else if (parentNO !== null) conditions.push(sql`c.parent_no = ${parentNO}`);
  if (costStateList.length > 0) conditions.push(isInState(costStateList, today));
  if (keyword !== '') conditions.push(matchesKeyword(costKind, enterpriseNum, keyword));
  return sql`from ${sql.table(COST_TABLES[costKind].table)} c where ${sql.join(conditions, sql` and `)}`;
}

/** Condition by code, name, its sounds and owner, each with its own index. */
export function matchesKeyword(
  costKind: CostKind,
  enterpriseNum: string,
  keyword: string,
): RawBuilder<unknown> {
  const { table, no } = COST_TABLES[costKind];
  const contains = (alias: string) =>
    isOneLetter(keyword)
      ? holdsName(`${alias}.search_text`, keyword)
      : containsText({ alias, column: 'enterprise_num', owner: enterpriseNum }, keyword);
  return sql`${sql.ref(`c.${no}`)} in (
    select ${sql.ref(`f.${no}`)} from ${sql.table(table)} f
    where f.enterprise_num = ${enterpriseNum} and ${contains('f')}
    union all
    select ${sql.ref(`f.${no}`)} from staff s join ${sql.table(table)} f
      on f.enterprise_num = s.enterprise_num and f.owner_no = s.staff_no
    where s.enterprise_num = ${enterpriseNum} and ${contains('s')}
      -- parts of staff numbers are parts of many codes
      and without_name_dots(s.staff_name || E'\n' || s.pinyin || E'\n' || s.pinyin_initials)
        ilike ${containing(withoutNameDots(keyword) || keyword)})`;
}

/** Objects of the response; cost centres come with the rest of their budgets. */
export async function withBudgets(
  db: Database,
  enterpriseNum: string,
  { costKind, rows, today }: { costKind: CostKind; rows: readonly CostRow[]; today: string },
): Promise<CostObject[]> {
  const budgetsOf =
    costKind === 'costCenter' && rows.length > 0
      ? await findBudgetUses(
          db,
          enterpriseNum,
          rows.map(({ no }) => no),
          today,
        )
      : undefined;
  return rows.map((row) => ({
    costKind,
    ...row,
    costState: stateOf(row, today),
    ...(budgetsOf?.(row.no) ?? { yearBudget: null, monthBudget: null }),
  }));
}
