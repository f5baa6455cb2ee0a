import { sql, type RawBuilder } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { queryCostObjects } from '../../../../src/contract/cost-center/cost-objects';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import { matching } from '../objects/list';
import { COST_TABLES } from './tables';

type CostObjectFilters = Pick<
  ParsedBodyOf<typeof queryCostObjects>,
  'costKind' | 'keyword' | 'costStateList'
>;

export interface ExportedObject {
  code: string;
  name: string;
  parentCode: string;
  ownerNo: string;
  validFrom: string;
  validTo: string;
  taxNo: string;
  isClosed: boolean;
  departments: string[];
  staff: string[];
}

export async function countExported(
  db: Database,
  { enterpriseNum }: Caller,
  asked: CostObjectFilters,
): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total ${matchingRows(enterpriseNum, asked)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Returns a page of rows, in the order of their codes. */
export async function exportedAfter(
  db: Database,
  { enterpriseNum }: Caller,
  asked: CostObjectFilters,
  last: ExportedObject | undefined,
  limit: number,
): Promise<ExportedObject[]> {
  const { costKind } = asked;
  const { table, no, name, hasTaxNo } = COST_TABLES[costKind];
  const { rows } = await sql<ExportedObject>`
    select c.code, c.${name} as name,
      coalesce((select p.code from ${table} p where p.${no} = c.parent_no), '') as "parentCode",
      coalesce(c.owner_no, '') as "ownerNo", c.valid_from::text as "validFrom", coalesce(c.valid_to::text, '') as "validTo",
      ${hasTaxNo ? sql`c.tax_no` : sql`''`} as "taxNo", c.closed_on is not null as "isClosed",
      ${openTo(costKind, sql`dept_no`)} as departments, ${openTo(costKind, sql`staff_no`)} as staff
    ${matchingRows(enterpriseNum, asked)} ${last === undefined ? sql`` : sql`and c.code > ${last.code}`}
    order by c.code limit ${limit}`.execute(db);
  return rows;

  function openTo(kind: CostObjectFilters['costKind'], column: RawBuilder<unknown>): RawBuilder<unknown> {
    return sql`case when c.is_for_all then '{}' else array(select ${column} from cost_open_to t
      where t.cost_kind = ${kind} and t.object_no = c.${no} and ${column} is not null order by 1) end`;
  }
}

/** Query for the rows that match the filters of the list. */
const matchingRows = (enterpriseNum: string, asked: CostObjectFilters): RawBuilder<unknown> =>
  matching(enterpriseNum, { ...asked, parentNO: null }, shanghaiDate(new Date()));
