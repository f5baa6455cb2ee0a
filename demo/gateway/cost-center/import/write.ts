import { sql } from 'kysely';
import * as v from 'valibot';
import { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import type { Database } from '../../db/database';
import { lockCostObjects } from '../objects/lock';
import { COST_TABLES } from './tables';

/** Enterprise and kind of the written objects. */
export interface Owner {
  enterpriseNum: string;
  costKind: CostKind;
}

/** Enterprise and kind of the objects of an import. */
export const ownerOf = ({ enterprise_num, variant }: { enterprise_num: string; variant: string }): Owner => ({
  enterpriseNum: enterprise_num,
  costKind: v.parse(CostKind, variant),
});

/** Column values of an object; '' for an empty one. */
export interface WrittenObject {
  no: string;
  code: string;
  name: string;
  parentNo: string;
  ownerNo: string;
  validFrom: string;
  validTo: string;
  taxNo: string;
  isForAll: boolean;
  closedOn: string;
}

export interface OpenTo {
  no: string;
  departments: readonly string[];
  staff: readonly string[];
}

/**
 * Number of rows per statement. One statement per row would take minutes; a single one for all rows would exceed the
 * statement timeout.
 */
const TOGETHER = 5000;

async function eachPart(rows: readonly object[], write: (json: string) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += TOGETHER) {
    await write(JSON.stringify(rows.slice(at, at + TOGETHER)));
  }
}

const COLUMNS = sql`no text, code text, name text, "parentNo" text, "ownerNo" text, "validFrom" date, "validTo" text,
  "taxNo" text, "isForAll" boolean, "closedOn" text`;

/** Adds objects, each after its parent. */
export function insertObjects(
  db: Database,
  { enterpriseNum, costKind }: Owner,
  objects: readonly WrittenObject[],
): Promise<void> {
  const { table, no, name, hasTaxNo } = COST_TABLES[costKind];
  return eachPart(objects, (json) =>
    sql`insert into ${table} (${no}, enterprise_num, code, ${name}, parent_no, owner_no, valid_from, valid_to, is_for_all, closed_on
        ${hasTaxNo ? sql`, tax_no` : sql``})
      select r.no, ${enterpriseNum}, r.code, r.name, nullif(r."parentNo", ''), nullif(r."ownerNo", ''), r."validFrom",
        nullif(r."validTo", '')::date, r."isForAll", nullif(r."closedOn", '')::date ${hasTaxNo ? sql`, r."taxNo"` : sql``}
      from jsonb_to_recordset(${json}::jsonb) as r (${COLUMNS})`.execute(db),
  );
}

/**
 * Forces index scans for the rest of this transaction. The cached plan for finding parents dates from when the table
 * was small, and would read all rows for each object.
 */
export async function forceIndexScans(db: Database, costKind: CostKind): Promise<void> {
  await sql`set local enable_seqscan = off`.execute(db);
  // discards the cached plan
  await sql`analyze ${COST_TABLES[costKind].table}`.execute(db);
}

/** Changes objects and creates a revision of each. The search sounds are computed anew when the name has changed. */
export function updateObjects(
  db: Database,
  { enterpriseNum, costKind }: Owner,
  objects: readonly Omit<WrittenObject, 'code'>[],
): Promise<void> {
  const { table, no, name, hasTaxNo } = COST_TABLES[costKind];
  return eachPart(objects, (json) =>
    sql`update ${table} o set ${name} = r.name, parent_no = nullif(r."parentNo", ''), owner_no = nullif(r."ownerNo", ''),
        valid_from = r."validFrom", valid_to = nullif(r."validTo", '')::date, is_for_all = r."isForAll",
        closed_on = nullif(r."closedOn", '')::date, sounds = case when o.${name} = r.name then o.sounds end,
        revision = o.revision + 1 ${hasTaxNo ? sql`, tax_no = r."taxNo"` : sql``}
      from jsonb_to_recordset(${json}::jsonb) as r (${COLUMNS})
      where o.${no} = r.no and o.enterprise_num = ${enterpriseNum}`.execute(db),
  );
}

/** Opens objects without permitted people to the listed people and departments. */
export function insertOpenTo(
  db: Database,
  { enterpriseNum, costKind }: Owner,
  list: readonly OpenTo[],
): Promise<void> {
  return eachPart(list, (json) =>
    sql`insert into cost_open_to (cost_kind, object_no, enterprise_num, dept_no, staff_no)
      select ${costKind}, r.no, ${enterpriseNum}, t.dept_no, t.staff_no
      from jsonb_to_recordset(${json}::jsonb) as r (no text, departments jsonb, staff jsonb)
      cross join lateral (
        select jsonb_array_elements_text(r.departments) as dept_no, null as staff_no
        union all select null, jsonb_array_elements_text(r.staff)) t`.execute(db),
  );
}

/** Opens objects to the listed people and departments only. */
export async function setOpenTo(db: Database, owner: Owner, list: readonly OpenTo[]): Promise<void> {
  if (list.length === 0) return;
  await db
    .deleteFrom('cost_open_to')
    .where('cost_kind', '=', owner.costKind)
    .where('object_no', '=', (eb) => eb.fn.any(sql<string[]>`${list.map(({ no }) => no)}::text[]`))
    .execute();
  await insertOpenTo(db, owner, list);
}

/**
 * Locks the objects of this kind in the enterprise. Other writers wait until this transaction ends, which may take
 * long.
 */
export async function lockObjects(db: Database, { enterpriseNum, costKind }: Owner): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(db);
  await lockCostObjects(db, enterpriseNum, costKind);
}
