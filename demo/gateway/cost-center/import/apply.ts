import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { ChangedRow, type ImportWrite, type StepWrite } from '../../import-job/whole/whole-imports';
import { writeChanges } from '../history';
import type { ChangingRow, StepRow } from './steps';
import { COST_TABLES } from './tables';
import {
  insertObjects,
  insertOpenTo,
  forceIndexScans,
  ownerOf,
  setOpenTo,
  updateObjects,
  type Owner,
} from './write';

/**
 * Steps before which the table is analysed again, because the planner would otherwise assume that it is still small.
 * After these steps it is large and stays so.
 */
const COUNTED_BEFORE = [0, 1, 3, 7];

const isChanging = (row: StepRow): row is ChangingRow => row.how !== 'open';

/** Writes the rows of a step, all of which are added, changed or opened. Throws ChangedRow. */
export async function writeRows(
  tx: Database,
  { job, staffNo, now }: ImportWrite,
  { stepNo, rows: all }: { stepNo: number; rows: readonly StepRow[] },
): Promise<StepWrite[]> {
  const owner = ownerOf(job);
  const rows = all.filter(isChanging);
  if (rows.length < all.length) {
    await openObjects(
      tx,
      owner,
      all.map(({ no }) => no),
    );
    return [];
  }
  await (rows[0]?.how === 'add' ? add(tx, owner, { stepNo, rows }) : change(tx, owner, rows));
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
  return rows.map(({ no, line = 0, revision, before }) => ({ key: no, line, revision, before }));
}

async function add(
  tx: Database,
  owner: Owner,
  { stepNo, rows }: { stepNo: number; rows: readonly ChangingRow[] },
): Promise<void> {
  if (COUNTED_BEFORE.includes(stepNo)) await forceIndexScans(tx, owner.costKind);
  await insertObjects(
    tx,
    owner,
    rows.map(({ written }) => written),
  );
  await insertOpenTo(tx, owner, rows);
}

async function change(tx: Database, owner: Owner, rows: readonly ChangingRow[]): Promise<void> {
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
  rows: readonly ChangingRow[],
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
