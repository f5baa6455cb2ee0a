import { sql } from 'kysely';
import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import type { ImportSurroundings } from '../../../../src/domain/cost-center/import-plan';
import type { StoredCost } from '../../../../src/domain/cost-center/import-values';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { findApprovingOwners } from '../../approval/flow/cost-center-approvers';
import { findMakers } from '../../permission/second-person';
import type { WholeRow } from '../../import-job/rows';
import { COST_TABLES } from './tables';
import { ownerOf } from './write';

/** Present data against which the rows of an import are checked. */
export async function surroundingsOf(db: Database, job: WholeRow): Promise<ImportSurroundings> {
  const { enterpriseNum, costKind } = ownerOf(job);
  const departments = await db
    .selectFrom('department')
    .select(['dept_no', 'dept_name'])
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  const staff = await db
    .selectFrom('staff')
    .select(['staff_no', 'staff_name'])
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  const known = await knownObjects(db, enterpriseNum, costKind);
  return {
    costKind,
    today: job.checked_on ?? shanghaiDate(job.asked_at),
    known: new Map(known.map((one) => [one.code, one])),
    departments: new Map(departments.map(({ dept_no, dept_name }) => [dept_no, dept_name])),
    staff: new Map(staff.map(({ staff_no, staff_name }) => [staff_no, staff_name])),
    importers: await importersOf(db, job),
  };
}

/** Persons who uploaded and applied the file, and those who have recently set them up. */
async function importersOf(
  db: Database,
  { enterprise_num: enterpriseNum, staff_no: askedBy, applied_by, asked_at: now }: WholeRow,
): Promise<NonNullable<ImportSurroundings['importers']>> {
  const nos = new Set<string>();
  for (const person of [askedBy, applied_by ?? askedBy]) {
    nos.add(person);
    const asked = { enterpriseNum, person, objectNo: OBJECT.editCostObjects, now };
    for (const maker of await findMakers(db, asked)) nos.add(maker);
  }
  const rows = await db
    .selectFrom('staff')
    .select(['staff_no', 'cost_center_no'])
    .where('staff_no', 'in', [...nos])
    .execute();
  const importers: NonNullable<ImportSurroundings['importers']>[number][] = [];
  for (const { staff_no: staffNo, cost_center_no } of rows) {
    const asked = await findApprovingOwners({ db, enterpriseNum, now }, staffNo);
    importers.push({
      staffNo,
      isAsked: asked !== undefined,
      decidedBy: new Set([cost_center_no, ...(asked?.owners.keys() ?? [])]),
      chosen: asked?.chosen ?? new Set(),
    });
  }
  return importers;
}

async function knownObjects(db: Database, enterpriseNum: string, costKind: CostKind): Promise<StoredCost[]> {
  const { table, no, name, hasTaxNo } = COST_TABLES[costKind];
  const isDefault =
    costKind === 'project'
      ? sql`false`
      : sql`exists (select from staff s where s.enterprise_num = ${enterpriseNum} and s.${no} = o.${no})`;
  const { rows } = await sql<StoredCost>`
    with open_to as (
      select object_no, array_agg(dept_no order by dept_no) filter (where dept_no is not null) as departments,
        array_agg(staff_no order by staff_no) filter (where staff_no is not null) as staff
      from cost_open_to where enterprise_num = ${enterpriseNum} and cost_kind = ${costKind} group by 1)
    select o.${no} as no, o.code, o.${name} as name, coalesce(p.code, '') as "parentCode",
      coalesce(o.owner_no, '') as "ownerNO", o.valid_from::text as "validFrom", coalesce(o.valid_to::text, '') as "validTo",
      ${hasTaxNo ? sql`o.tax_no` : sql`''`} as "taxNo", o.is_for_all as "isForAll", o.revision,
      coalesce(t.departments, '{}') as departments, coalesce(t.staff, '{}') as staff,
      o.closed_on is not null as "isClosed", ${isDefault} as "isDefault"
    from ${table} o left join ${table} p on p.${no} = o.parent_no
    left join open_to t on t.object_no = o.${no} and not o.is_for_all
    where o.enterprise_num = ${enterpriseNum}`.execute(db);
  return rows;
}
