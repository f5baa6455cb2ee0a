import { sql, type RawBuilder } from 'kysely';
import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { findCycles } from '../../../../src/domain/cycles';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { isForeignKeyViolation } from '../../db/violations';
import { Fault } from '../../server/http/fault';
import { UsedRow, type ImportWrite } from '../../import-job/whole/whole-imports';
import { writeChanges, type CostChange } from '../history';
import type { FieldChange } from '../../../../src/domain/cost-center/changed-fields';
import type { FormerObject } from './steps';
import { COST_TABLES } from './tables';
import { refuseWhileImported } from '../objects/lock';
import { lockObjects, ownerOf, setOpenTo, updateObjects, type Owner } from './write';

interface Changed {
  no: string;
  revision: number;
  before: FormerObject;
  fieldList: FieldChange[];
}

/**
 * Undoes the changes of an import in one transaction: changed objects get their former values in a new revision, so
 * that rules over the caller can be compared at once. Added objects are closed, so that they cannot be booked on, and
 * are deleted later in steps, with their history. Throws undoUsed when an object was booked on or changed since, and
 * importBusy while another file of the kind is being written.
 */
export async function beginUndo(db: Database, { job, staffNo, now }: ImportWrite): Promise<void> {
  const owner = ownerOf(job);
  const { import_no: importNo } = job;
  await lockObjects(db, owner);
  await refuseWhileImported(db, owner.enterpriseNum, [owner.costKind]);
  // without statistics the planner assumes that the new table is short and reads it once per row of others
  await sql`analyze import_job_write`.execute(db);
  if (await isChangedSince(db, owner, importNo)) throw new Fault('undoUsed');
  const changed = await changedObjects(db, owner.costKind, importNo);
  await restore(db, owner, changed);
  await closeAdded(db, owner, { importNo, today: shanghaiDate(now) });
  if (await isUsed(db, owner, importNo)) throw new Fault('undoUsed');
  if (!(await isTree(db, owner, changed))) throw new Fault('undoUsed');
  await writeChanges(db, undoneChanges(owner, changed, { changedBy: staffNo, changedAt: now }));
}

/** Reverses a written step. Throws UsedRow. */
export async function takeBack(
  tx: Database,
  { job, staffNo, now }: ImportWrite,
  stepNo: number,
): Promise<void> {
  const owner = ownerOf(job);
  const changed = await changedObjects(tx, owner.costKind, job.import_no, stepNo);
  await restore(tx, owner, changed);
  await writeChanges(tx, undoneChanges(owner, changed, { changedBy: staffNo, changedAt: now }));
  await removeAdded(tx, owner, job.import_no, stepNo);
}

async function restore(db: Database, owner: Owner, changed: readonly Changed[]): Promise<void> {
  await updateObjects(
    db,
    owner,
    changed.map(({ no, before }) => ({ no, ...before, closedOn: '' })),
  );
  await setOpenTo(
    db,
    owner,
    changed.map(({ no, before }) => ({ no, departments: before.departments, staff: before.staff })),
  );
}

/** Waits for concurrent bookings on added objects, and closes the objects. */
async function closeAdded(
  db: Database,
  { costKind }: Owner,
  { importNo, today }: { importNo: string; today: string },
): Promise<void> {
  const { table, no } = COST_TABLES[costKind];
  const added = sql`select row_key from import_job_write where import_no = ${importNo} and before is null`;
  await sql`select from ${table} where ${no} in (${added}) order by ${no} for update`.execute(db);
  await sql`update ${table} set closed_on = ${today}::date where closed_on is null and ${no} in (${added})`.execute(
    db,
  );
}

/** Audit entries of restored objects. */
const undoneChanges = (
  owner: Owner,
  changed: readonly Changed[],
  by: Pick<CostChange, 'changedBy' | 'changedAt'>,
): CostChange[] =>
  changed.map(({ no, revision, fieldList }) => ({
    ...owner,
    ...by,
    no,
    revision: revision + 1,
    how: 'importUndone',
    fieldList: fieldList.map(({ field, before, after }) => ({ field, before: after, after: before })),
  }));

async function isTrue(db: Database, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${condition} as found`.execute(db);
  return rows[0]?.found === true;
}

function isChangedSince(db: Database, { costKind }: Owner, importNo: string): Promise<boolean> {
  const { table, no } = COST_TABLES[costKind];
  return isTrue(
    db,
    sql`exists (select from import_job_write w left join ${table} o on o.${no} = w.row_key
      where w.import_no = ${importNo} and o.revision is distinct from w.revision)`,
  );
}

/** Objects changed by an import, in all its steps or in one. */
async function changedObjects(
  db: Database,
  costKind: CostKind,
  importNo: string,
  stepNo?: number,
): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    select w.row_key as no, w.revision, w.before, coalesce(c.field_list, '[]') as "fieldList"
    from import_job_write w left join cost_change c
      on c.cost_kind = ${costKind} and c.object_no = w.row_key and c.revision = w.revision
    where w.import_no = ${importNo} and w.before is not null ${ofStep(stepNo)}`.execute(db);
  return rows;
}

const ofStep = (stepNo: number | undefined): RawBuilder<unknown> =>
  stepNo === undefined ? sql`` : sql`and step_no = ${stepNo}`;

/** Queries for the numbers of a kind that records other than its own objects refer to. */
const REFERENCES: Readonly<Record<CostKind, readonly RawBuilder<unknown>[]>> = {
  costCenter: [
    sql`select cost_center_no from order_cost`,
    sql`select cost_center_no from staff`,
    sql`select cost_center_no from cost_center_budget`,
    sql`select cost_center_no from travel_fact`,
    sql`select trip ->> 'costCenterNo' from approval_request`,
  ],
  accountingEntity: [
    sql`select accounting_entity_no from order_cost`,
    sql`select accounting_entity_no from staff`,
    sql`select entity_no from travel_fact`,
    sql`select trip ->> 'accountingEntityNo' from approval_request`,
  ],
  project: [sql`select project_no from order_cost`],
};

/** Returns whether other records refer to an added object. */
function isUsed(db: Database, { costKind }: Owner, importNo: string): Promise<boolean> {
  const { table } = COST_TABLES[costKind];
  const added = sql`select row_key from import_job_write where import_no = ${importNo} and before is null`;
  const others = sql`select refers from ${table} o cross join lateral (values (parent_no), (successor_no)) r (refers)
    where o.${COST_TABLES[costKind].no} not in (${added})`;
  const references = [...REFERENCES[costKind], others].map(
    (numbers) => sql`exists (select from (${numbers}) r (no) join (${added}) a on a.row_key = r.no)`,
  );
  return isTrue(db, sql.join(references, sql` or `));
}

/** Deletes the objects that a step has added, with their history. Throws UsedRow. */
async function removeAdded(
  db: Database,
  { costKind }: Owner,
  importNo: string,
  stepNo: number,
): Promise<void> {
  const { table, no } = COST_TABLES[costKind];
  const added = sql`select row_key from import_job_write
    where import_no = ${importNo} and before is null ${ofStep(stepNo)}`;
  for (const kept of ['cost_open_to', 'cost_change']) {
    await sql`delete from ${sql.table(kept)} where cost_kind = ${costKind} and object_no in (${added})`.execute(
      db,
    );
  }
  try {
    await sql`delete from ${table} where ${no} in (${added})`.execute(db);
  } catch (error) {
    // a concurrent booking refers to one of them
    throw isForeignKeyViolation(error) ? new UsedRow() : error;
  }
}

/** True when the restored objects form a valid tree with objects that were moved or closed since. */
async function isTree(
  db: Database,
  { enterpriseNum, costKind }: Owner,
  changed: readonly Changed[],
): Promise<boolean> {
  if (changed.length === 0) return true;
  const { table, no } = COST_TABLES[costKind];
  const { rows } = await sql<{ no: string; parentCode: string; isClosed: boolean }>`
    select ${no} as no, coalesce(parent_no, '') as "parentCode", closed_on is not null as "isClosed"
    from ${table} where enterprise_num = ${enterpriseNum}`.execute(db);
  const nodes = new Map(rows.map((node) => [node.no, node]));
  const isUnderClosed = ({ no: changedNo }: Changed) =>
    nodes.get(nodes.get(changedNo)?.parentCode ?? '')?.isClosed === true;
  return findCycles(nodes).size === 0 && !changed.some(isUnderClosed);
}
