import { sql, type RawBuilder } from 'kysely';
import type { CostKind, CostObject, CostState } from '../../../../src/contract/cost-center/cost-objects';
import { stateOn } from '../../../../src/domain/cost-center/state';
import { COST_TABLES } from './kinds';

/** Object of the response without its computed values, the state and the rest of its budget. */
export type CostRow = Omit<CostObject, 'costKind' | 'costState' | 'yearBudget' | 'monthBudget'>;

/** Query for objects with the names of all their references; `found` yields rows of their table. */
export function objectRows(costKind: CostKind, found: RawBuilder<unknown>): RawBuilder<CostRow> {
  const { table, no, name, hasTaxNo } = COST_TABLES[costKind];
  const of = (alias: string, column: string) => sql.ref(`${alias}.${column}`);
  return sql<CostRow>`
    select ${of('c', no)} as no, c.code, ${of('c', name)} as name,
      coalesce(c.parent_no, '') as "parentNO", coalesce(${of('p', name)}, '') as "parentName",
      (select count(*) from ${sql.table(table)} b
        where b.enterprise_num = c.enterprise_num and b.parent_no = ${of('c', no)}) as "childCount",
      coalesce(c.owner_no, '') as "ownerNO", coalesce(o.staff_name, '') as "ownerName",
      c.valid_from as "validFrom", coalesce(c.valid_to::text, '') as "validTo",
      coalesce(c.closed_on::text, '') as "closedDate",
      coalesce(c.successor_no, '') as "successorNO", coalesce(${of('n', name)}, '') as "successorName",
      ${hasTaxNo ? sql`c.tax_no` : sql`''`} as "taxNo", c.is_for_all as "isForAll", c.revision,
      opened.depts as "deptCount", opened.staff as "staffCount"
    from (${found}) c
    left join ${sql.table(table)} p on ${of('p', no)} = c.parent_no
    left join ${sql.table(table)} n on ${of('n', no)} = c.successor_no
    left join staff o on o.staff_no = c.owner_no
    cross join lateral (
      select count(dept_no) as depts, count(staff_no) as staff from cost_open_to
      where cost_kind = ${costKind} and object_no = ${of('c', no)}) opened`;
}

/** Condition that an object has one of these states on a day, as in `stateOn`. */
export function isInState(states: readonly CostState[], day: string): RawBuilder<boolean> {
  return sql`(case when c.closed_on is not null then 'closed' when c.valid_from > ${day}::date then 'coming'
    when c.valid_to < ${day}::date then 'ended' else 'open' end) = any(${[...states]}::text[])`;
}

export const stateOf = (row: CostRow, day: string): CostState => stateOn(day, row);
