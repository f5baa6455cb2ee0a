import assert from 'node:assert/strict';
import { afterAll, beforeAll } from 'vitest';
import { checkStaff } from '../../../../../demo/gateway/address-book/import/check-staff';
import { stagedRowsOf } from '../../../../../demo/gateway/address-book/import/staged-rows';
import { inTransaction } from '../../../../../demo/gateway/db/transaction';
import { insertImportJob } from '../../../../../demo/gateway/import-job/queries';
import { writeImport } from '../../../../../demo/gateway/import-job/work';
import { runNextJob } from '../../../../../demo/gateway/server/jobs/run';
import { findCaller } from '../../../../../demo/gateway/permission/callers';
import type { Emit } from '../../../../../demo/gateway/server/events/domain-events';
import { withScopeOf, type Caller } from '../../../../../demo/gateway/server/http/caller';
import { STAFF_IMPORT } from '../../../../../src/contract/address-book/staff-import';
import { staffMembers } from '../../../../../src/contract/address-book/staff-members';
import { queryImportJob } from '../../../../../src/contract/import-job/import-job';
import { OBJECT } from '../../../../../src/contract/permission/objects';
import { startTestGateway, type TestGateway } from '../../harness';
import { staffNumbers } from '../../staff-numbers';

export const SLICE_ROWS = 2;
export const HEADERS = [
  '姓名',
  '部门',
  '职位',
  '职级',
  '成本中心',
  '核算主体',
  '手机号',
  '员工编号',
  '直属上级员工编号',
];

/** Gateway in which a test stores imported staff rows and writes them slice by slice itself. */
export function setUpStaffImports() {
  let gateway: TestGateway;
  let admin: { as: string };
  let noOf: (account: string) => string;
  let places: string[];
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
    noOf = await staffNumbers(gateway);
    const like = await gateway.ok(staffMembers.get, { key: noOf('staff') }, admin);
    places = [like.department, like.position, like.grade, like.costCenter, like.accountingEntity].map(
      ({ name }) => name,
    );
  });
  afterAll(() => gateway.close());

  /** Staff rows that contain `of` and their index. */
  const cellsOf = (of: string, count: number, supervisor = ''): string[][] =>
    Array.from({ length: count }, (_, i) => [
      '林小雨',
      ...places,
      `1${of}${String(i).padStart(8, '0')}`,
      `J${of}-${i}`,
      supervisor,
    ]);
  async function callerOf(staffNo: string): Promise<Caller> {
    const holder = await findCaller(gateway.db, staffNo, gateway.clock.now);
    assert.ok(holder);
    return withScopeOf(holder, OBJECT.editStaff);
  }
  /** Stores rows like the call does, without starting their import. */
  async function keep(staffNo: string, cells: readonly string[][]): Promise<string> {
    const caller = await callerOf(staffNo);
    const { db, clock } = gateway;
    const table = { headers: HEADERS, rows: cells.map((row, i) => ({ line: i + 2, cells: row })) };
    const rows = stagedRowsOf(await checkStaff({ db, caller, now: clock.now }, table));
    const added = { kind: STAFF_IMPORT, fileName: '员工.csv', settings: { headers: HEADERS }, rows };
    return inTransaction(db, (tx) =>
      insertImportJob({ db: tx, owner: caller, now: clock.now }, added, SLICE_ROWS),
    );
  }
  const nothing: Emit = () => Promise.resolve();
  const step = (emit = nothing) => runNextJob(writeImport, { db: gateway.db, now: gateway.clock.now, emit });
  async function finish(): Promise<void> {
    while (await step());
  }
  const read = async (importJobNo: string) =>
    (await gateway.ok(queryImportJob, { importJobNo }, admin)).importJob;
  const stateOf = (importJobNo: string) =>
    gateway.db
      .selectFrom('import_job')
      .select(['import_state', 'failure', 'rows_done', 'rows_written'])
      .where('import_no', '=', importJobNo)
      .executeTakeFirstOrThrow();
  const keptSlices = async (importJobNo: string) =>
    (
      await gateway.db
        .selectFrom('import_job_slice')
        .select('slice_no')
        .where('import_no', '=', importJobNo)
        .execute()
    ).length;
  const added = async (of: string) =>
    (
      await gateway.db
        .selectFrom('staff')
        .select('job_no')
        .where('job_no', 'like', `J${of}-%`)
        .orderBy('job_no')
        .execute()
    ).map(({ job_no }) => job_no);
  return {
    get gateway() {
      return gateway;
    },
    get admin() {
      return admin;
    },
    noOf: (account: string) => noOf(account),
    cellsOf,
    callerOf,
    keep,
    step,
    finish,
    read,
    stateOf,
    keptSlices,
    added,
  };
}
