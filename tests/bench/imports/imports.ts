import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../demo/gateway/db/database';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { findImportJob, wholeRowOf } from '../../../demo/gateway/import-job/rows';
import { addFile, beginWriting } from '../../../demo/gateway/import-job/whole/queries';
import { workOnImport } from '../../../demo/gateway/import-job/whole/work';
import { runDueJobs } from '../../../demo/gateway/server/jobs/run';
import { readTableFile } from '../../../demo/gateway/server/table-file/read-table-file';
import { COST_TABLE } from '../../../src/contract/cost-center/import';
import { recogniseColumns } from '../../../src/domain/cost-center/import-columns';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { ENTERPRISE, setUp } from '../approvals/setting';
import { inTurn, type Figure } from '../measure';

const ROWS = 50_000;
/** Size of a family: the first of so many is the parent of the others. */
const FAMILY = 50;
const MOST = 5;
const ROUNDS = 3;
const HEADERS = '编号,名称,上级编号,负责人工号,生效日期,失效日期,可用部门编号';

/**
 * Importing a file of 50,000 new cost centres, from its bytes to the last row, against COPY with the same checks in
 * SQL.
 */
export async function imports(): Promise<Figure[]> {
  const { db, close } = await setUp(1000);
  const folder = await mkdtemp(join(tmpdir(), 'bench-imports-'));
  try {
    const staffNo = 'B00001';
    await db
      .insertInto('staff_role')
      .values({ enterprise_num: ENTERPRISE, staff_no: staffNo, role_no: `${ENTERPRISE}-admin` })
      .execute();
    const departments = await sql<{ no: string }>`
      select dept_no as no from department where enterprise_num = ${ENTERPRISE} order by dept_no`.execute(db);
    const file = join(folder, 'cost-centers.csv');
    const text = [HEADERS, ...rowsOf(departments.rows.map(({ no }) => no))].join('\n');
    await writeFile(file, text, { mode: 0o644 });
    // the server may run as another user
    await chmod(folder, 0o755);
    const timed = async (work: () => Promise<unknown>) => {
      await clear(db);
      const begun = performance.now();
      await work();
      const ms = performance.now() - begun;
      await isWhole(db);
      return ms;
    };
    const { ours, floor } = await inTurn(
      ROUNDS,
      () => timed(() => bring(db, Buffer.from(text), staffNo)),
      () => timed(() => copy(db, file, staffNo)),
    );
    return [
      {
        name: `importing ${ROWS} cost centres, looked at and taken over, against COPY with the same checks in SQL`,
        ratio: ours / floor,
        limit: { most: MOST },
        detail: `${ours.toFixed(0)} against ${floor.toFixed(0)} ms`,
      },
    ];
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
}

function rowsOf(departments: readonly string[]): string[] {
  return Array.from({ length: ROWS }, (_, i) => {
    const first = i - (i % FAMILY);
    const owner = `B${String((i % 1000) + 1).padStart(5, '0')}`;
    const openTo = i % 4 === 0 ? (departments[i % departments.length] ?? '') : '';
    return [
      `NC${i}`,
      `新成本中心${i}`,
      first === i ? '' : `NC${first}`,
      owner,
      '2026-01-01',
      '2027-12-31',
      openTo,
    ].join(',');
  });
}

/** Deletes the rows of a round with foreign keys disabled; no other rows refer to them. */
async function clear(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    // unlimited, because it is not measured
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`analyze cost_center, cost_open_to, cost_change`.execute(tx);
    for (const table of ['import_job', 'import_job_part', 'import_job_write']) {
      await sql`truncate ${sql.table(table)} cascade`.execute(tx);
    }
    await sql`delete from cost_change where how = 'imported'`.execute(tx);
    await sql`delete from cost_open_to where object_no in (
      select cost_center_no from cost_center where code like 'NC%')`.execute(tx);
    await sql`delete from cost_center where code like 'NC%'`.execute(tx);
  });
  await sql`vacuum analyze cost_center, cost_open_to, cost_change, import_job_part, import_job_write`.execute(
    db,
  );
}

async function isWhole(db: Database): Promise<void> {
  const { rows } = await sql<{ objects: number; changes: number; below: number }>`
    select count(*) as objects, count(parent_no) as below,
      (select count(*) from cost_change where how = 'imported') as changes
    from cost_center where code like 'NC%'`.execute(db);
  const [found] = rows;
  if (found?.objects !== ROWS || found.changes !== ROWS || found.below !== ROWS - ROWS / FAMILY) {
    throw new Error(`not all was written: ${JSON.stringify(found)}`);
  }
}

async function bring(db: Database, bytes: Buffer, staffNo: string): Promise<void> {
  const now = new Date();
  const { headers, rows } = await readTableFile(bytes, { rows: ROWS, columns: 100, headers: [] }, 'bench');
  const importNo = await inTransaction(db, (tx) =>
    addFile(
      tx,
      {
        enterprise_num: ENTERPRISE,
        kind: COST_TABLE,
        variant: 'costCenter',
        file_name: 'cost-centers.csv',
        header_list: headers,
        column_list: [...recogniseColumns('costCenter', headers)].map(([field, place]) => ({ field, place })),
        rows_total: rows.length,
        checked_on: shanghaiDate(now),
        staff_no: staffNo,
        asked_at: now,
      },
      rows,
    ),
  );
  await runDueJobs(workOnImport, { db, log: console, now });
  await inTransaction(db, async (tx) => {
    const kept = await findImportJob(tx, importNo, { lock: true });
    if (kept?.import_state !== 'checked' || kept.wrong_count > 0)
      throw new Error(JSON.stringify(kept?.wrong_list));
    await beginWriting(tx, wholeRowOf(kept), { staffNo, now });
  });
  await runDueJobs(workOnImport, { db, log: console, now });
}

/** Handwritten SQL by an expert of the tables. */
async function copy(db: Database, file: string, staffNo: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`create temp table brought (code text, name text, parent text, owner text, valid_from text, valid_to text,
      departments text) on commit drop`.execute(tx);
    await sql.raw(`copy brought from '${file}' (format csv, header)`).execute(tx);
    await sql`analyze brought`.execute(tx);
    const { rows } = await sql<{ wrong: number }>`
      select count(*) as wrong from brought b
      where code !~ '^[[:alnum:]._/-]{1,40}$' or length(name) not between 1 and 60
        or valid_from::date > coalesce(valid_to, 'infinity')::date
        or exists (select from cost_center c where c.enterprise_num = ${ENTERPRISE} and c.code = b.code)
        or code in (select code from brought group by code having count(*) > 1)
        or (parent is not null and parent not in (select code from brought)
          and parent not in (select code from cost_center where enterprise_num = ${ENTERPRISE} and closed_on is null))
        or (owner is not null and owner not in (select staff_no from staff where enterprise_num = ${ENTERPRISE}))
        or exists (select from unnest(string_to_array(departments, '、')) d
          where d not in (select dept_no from department where enterprise_num = ${ENTERPRISE}))`.execute(tx);
    if (rows[0]?.wrong !== 0) throw new Error(`${rows[0]?.wrong} are wrong`);
    // otherwise references are checked with plans made for the small table
    await sql`discard plans`.execute(tx);
    await sql`
      insert into cost_center (cost_center_no, enterprise_num, code, cost_center_name, parent_no, owner_no, valid_from,
        valid_to, is_for_all)
      select 'N' || code, ${ENTERPRISE}, code, name, 'N' || parent, owner, valid_from::date, valid_to::date, departments is null
      from brought order by parent nulls first`.execute(tx);
    await sql`
      insert into cost_open_to (cost_kind, object_no, enterprise_num, dept_no)
      select 'costCenter', 'N' || code, ${ENTERPRISE}, d from brought, unnest(string_to_array(departments, '、')) d`.execute(
      tx,
    );
    await sql`
      insert into cost_change (cost_kind, object_no, revision, enterprise_num, how, field_list, changed_by, changed_at)
      select 'costCenter', 'N' || code, 1, ${ENTERPRISE}, 'imported', jsonb_build_array(
        jsonb_build_object('field', 'code', 'before', '', 'after', code),
        jsonb_build_object('field', 'name', 'before', '', 'after', name),
        jsonb_build_object('field', 'parent', 'before', '', 'after', parent),
        jsonb_build_object('field', 'owner', 'before', '', 'after', owner),
        jsonb_build_object('field', 'validFrom', 'before', '', 'after', valid_from),
        jsonb_build_object('field', 'validTo', 'before', '', 'after', valid_to)), ${staffNo}, now()
      from brought`.execute(tx);
  });
}
