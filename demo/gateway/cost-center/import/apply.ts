import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { writeChanges } from '../history';
import { PLANNED } from './plan';
import { removeRows, updateImport, type CostImportRow } from './queries';
import { removeStep, type Step, type StepRow } from './steps';
import { COST_TABLES } from './tables';
import {
  insertObjects,
  insertOpenTo,
  keepWrites,
  lockObjects,
  forceIndexScans,
  setOpenTo,
  updateObjects,
  type Owner,
} from './write';

/** Thrown when an object has changed since the import was planned. */
export class ChangedRow extends Error {
  constructor(readonly code: string) {
    super(`${code} was changed while it was imported`);
  }
}

/**
 * Steps before which the table is analysed again, because the planner would otherwise assume that it is still small.
 * After these steps it is large and stays so.
 */
const COUNTED_BEFORE = [0, 1, 3, 7];

/** Import that is being written or reversed. */
export interface ImportWrite {
  kept: CostImportRow;
  staffNo: string;
  now: Date;
}

export const ownerOf = ({ enterprise_num, cost_kind }: CostImportRow): Owner => ({
  enterpriseNum: enterprise_num,
  costKind: cost_kind,
});

/** Writes a step and the progress, in one transaction. Throws ChangedRow. */
export async function writeStep(tx: Database, writing: ImportWrite, step: Step): Promise<void> {
  const { kept } = writing;
  await lockObjects(tx, ownerOf(kept));
  const part = PLANNED + (1 - PLANNED) * ((step.stepNo + 1) / kept.step_count);
  await updateImport(tx, kept.import_no, { rows_done: Math.floor(kept.row_count * part) });
  await writeRows(tx, writing, step);
  await removeStep(tx, kept.import_no, step);
}

/** Ends an import whose steps are all written. */
export async function endWriting(tx: Database, { kept, now }: ImportWrite): Promise<void> {
  await lockObjects(tx, ownerOf(kept));
  const over = { import_state: 'done', done_at: now, rows_done: kept.row_count, is_planned: false } as const;
  await updateImport(tx, kept.import_no, over);
  await removeRows(tx, kept.import_no);
}

async function writeRows(tx: Database, { kept, staffNo, now }: ImportWrite, step: Step): Promise<void> {
  const owner = ownerOf(kept);
  if (step.kind === 'open') return openObjects(tx, owner, step.rows);
  const { stepNo, rows } = step;
  await (step.kind === 'add' ? add(tx, owner, { stepNo, rows }) : change(tx, owner, rows));
  await writeChanges(
    tx,
    rows.map(({ no, revision, how, fieldList }) => ({
      ...owner,
      no,
      revision,
      how: how === 'close' ? 'closed' : 'imported',
      fieldList,
      changedBy: staffNo,
      changedAt: now,
    })),
  );
  await keepWrites(tx, { importNo: kept.import_no, stepNo }, rows);
}

async function add(
  tx: Database,
  owner: Owner,
  { stepNo, rows }: { stepNo: number; rows: readonly StepRow[] },
): Promise<void> {
  if (COUNTED_BEFORE.includes(stepNo)) await forceIndexScans(tx, owner.costKind);
  await insertObjects(
    tx,
    owner,
    rows.map(({ written }) => written),
  );
  await insertOpenTo(tx, owner, rows);
}

async function change(tx: Database, owner: Owner, rows: readonly StepRow[]): Promise<void> {
  const code = await findChanged(tx, owner, rows);
  if (code !== undefined) throw new ChangedRow(code);
  await updateObjects(
    tx,
    owner,
    rows.map(({ written }) => written),
  );
  await setOpenTo(
    tx,
    owner,
    rows.filter(({ isOpened }) => isOpened),
  );
}

/** Returns the code of an object that has changed since the import was planned; undefined for none. */
async function findChanged(
  tx: Database,
  { costKind }: Owner,
  rows: readonly StepRow[],
): Promise<string | undefined> {
  const { table, no } = COST_TABLES[costKind];
  const planned = JSON.stringify(
    rows.map(({ no: own, revision, written }) => ({ no: own, revision, code: written.code })),
  );
  const found = await sql<{ code: string }>`
    select r.code from jsonb_to_recordset(${planned}::jsonb) as r (no text, revision int, code text)
    left join ${table} o on o.${no} = r.no
    where o.revision is distinct from r.revision - 1 order by 1 limit 1`.execute(tx);
  return found.rows[0]?.code;
}

async function openObjects(tx: Database, { costKind }: Owner, nos: readonly string[]): Promise<void> {
  const { table, no } = COST_TABLES[costKind];
  await sql`update ${table} set closed_on = null where ${no} = any(${[...nos]}::text[])`.execute(tx);
}
