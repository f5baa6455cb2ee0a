import { sql, type RawBuilder } from 'kysely';
import type { CostKind, CostState } from '../../../src/contract/cost-center/cost-objects';
import type { ChargedPerson, OpenTo } from '../../../src/domain/cost-center/charge';
import { stateOn } from '../../../src/domain/cost-center/state';
import type { Database } from '../db/database';
import { COST_TABLES } from './objects/kinds';
import { isInState } from './objects/rows';

interface ChargeQuery {
  enterpriseNum: string;
  /** Person whose costs are charged; null when costs of any person may be charged. */
  person: ChargedPerson | null;
  /** YYYY-MM-DD; null for any day, which includes planned, expired or closed centres. */
  today: string | null;
}

/** Condition on rows `c` that costs can be charged to them today: open to all, or open to the person. */
export function isChargeable(
  costKind: CostKind,
  { enterpriseNum, person, today }: ChargeQuery,
): RawBuilder<boolean> {
  return sql`(${today === null ? sql`true` : isInState(['open'], today)}
    and (c.is_for_all or ${sql.ref(`c.${COST_TABLES[costKind].no}`)} in (
      select object_no from cost_open_to
      where cost_kind = ${costKind} and enterprise_num = ${enterpriseNum} and ${isOpenTo(person)})))`;
}

const isOpenTo = (person: ChargedPerson | null): RawBuilder<unknown> =>
  person === null
    ? sql`true`
    : sql`(staff_no = ${person.staffNo} or dept_no = any(${[...person.deptNos]}::text[]))`;

/** Cost bearer on a day. */
export interface Bearer extends OpenTo {
  name: string;
  state: CostState;
}

/** Cost bearers of an enterprise, by number; bearers of other enterprises are missing. */
export async function findBearers(
  db: Database,
  costKind: CostKind,
  { enterpriseNum, nos, today }: { enterpriseNum: string; nos: readonly string[]; today: string },
): Promise<ReadonlyMap<string, Bearer>> {
  const { table, no, name } = COST_TABLES[costKind];
  const { rows } = await sql<{
    no: string;
    name: string;
    validFrom: string;
    validTo: string;
    closedDate: string;
    isForAll: boolean;
    deptNos: string[];
    staffNos: string[];
  }>`
    select ${sql.ref(`c.${no}`)} as no, ${sql.ref(`c.${name}`)} as name, c.valid_from as "validFrom",
      coalesce(c.valid_to::text, '') as "validTo", coalesce(c.closed_on::text, '') as "closedDate",
      c.is_for_all as "isForAll", opened.depts as "deptNos", opened.staff as "staffNos"
    from ${sql.table(table)} c
    cross join lateral (
      select coalesce(array_agg(dept_no) filter (where dept_no is not null), '{}') as depts,
        coalesce(array_agg(staff_no) filter (where staff_no is not null), '{}') as staff
      from cost_open_to where cost_kind = ${costKind} and object_no = ${sql.ref(`c.${no}`)}) opened
    where c.enterprise_num = ${enterpriseNum} and ${sql.ref(`c.${no}`)} = any(${[...nos]}::text[])`.execute(
    db,
  );
  return new Map(
    rows.map(({ no: own, validFrom, validTo, closedDate, ...row }): [string, Bearer] => [
      own,
      { ...row, state: stateOn(today, { validFrom, validTo, closedDate }) },
    ]),
  );
}

/** Staff of an enterprise with their department and all its ancestors, by staff number. */
export async function findCharged(
  db: Database,
  enterpriseNum: string,
  staffNos: readonly string[],
): Promise<ReadonlyMap<string, ChargedPerson>> {
  const { rows } = await sql<{ staffNo: string; deptNos: string[] }>`
    with recursive above as (
      select s.staff_no, d.dept_no, d.parent_no from staff s join department d using (enterprise_num, dept_no)
      where s.enterprise_num = ${enterpriseNum} and s.staff_no = any(${[...staffNos]}::text[])
      union
      select a.staff_no, d.dept_no, d.parent_no from above a
      join department d on d.enterprise_num = ${enterpriseNum} and d.dept_no = a.parent_no)
    select staff_no as "staffNo", array_agg(dept_no) as "deptNos" from above group by 1`.execute(db);
  return new Map(rows.map((row) => [row.staffNo, row]));
}
