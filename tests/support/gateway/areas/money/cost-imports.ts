import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ImportJob } from '../../../../../src/contract/import-job/import-job';
import type { CostKind } from '../../../../../src/contract/cost-center/cost-objects';
import { addCostImport } from '../../../../../src/contract/cost-center/import';
import { confirmImportJob, queryCheckedFile } from '../../../../../src/contract/import-job/whole-import';
import { startTestGateway, type TestGateway } from '../../harness';
import { csvText } from './record-files';

export type Rows = readonly (readonly (string | number)[])[];
export type ImportDetail = Awaited<ReturnType<typeof readImport>>;

/** An import of cost objects with its effect, in one level. */
export function costImportOf({ whole, ...job }: ImportJob) {
  assert.ok(whole);
  const { importJobNo: importNo, rowsTotal: rowCount, endTime: doneTime } = job;
  return { ...job, ...whole, importNo, rowCount, doneTime, staleCode: whole.staleKey };
}

export async function readImport(gateway: TestGateway, as: string, importNo: string) {
  const { importJob, ...file } = await gateway.ok(queryCheckedFile, { importJobNo: importNo }, { as });
  return { ...file, costImport: costImportOf(importJob) };
}

/** CSV file whose first row has the headers. */
export function csvTable(rows: Rows, encoding: 'utf8' | 'gb18030' = 'utf8'): File {
  const bytes = iconv.encode(csvText(rows), encoding);
  return new File([new Uint8Array(bytes)], '成本中心.csv', { type: 'text/csv' });
}

/** Uploads a file and waits until its rows are checked. */
export async function previewImport(
  gateway: TestGateway,
  as: string,
  file: File,
  costKind: CostKind = 'costCenter',
): Promise<ImportDetail> {
  const { importJobNo } = await gateway.ok(addCostImport, { file, variant: costKind }, { as });
  await gateway.idle();
  return readImport(gateway, as, importJobNo);
}

/** Applies a checked import, and waits until it is done or has failed. */
export async function applyImport(gateway: TestGateway, as: string, importNo: string): Promise<ImportDetail> {
  await gateway.ok(confirmImportJob, { importJobNo: importNo }, { as });
  await gateway.idle();
  return readImport(gateway, as, importNo);
}

/** Uploads a valid file and applies it. Resolves with the number of the import. */
export async function importFile(
  gateway: TestGateway,
  as: string,
  file: File,
  costKind: CostKind = 'costCenter',
): Promise<string> {
  const { costImport, wrongList } = await previewImport(gateway, as, file, costKind);
  const { importNo, importState } = costImport;
  assert.deepEqual([importState, wrongList], ['checked', []]);
  const done = await applyImport(gateway, as, importNo);
  assert.equal(done.costImport.importState, 'done');
  return importNo;
}

/** Counts of an import: added, changed, closed, unchanged, wrong. */
export const countsOf = ({ costImport: one }: Pick<ImportDetail, 'costImport'>): number[] => [
  one.addCount,
  one.changeCount,
  one.closeCount,
  one.sameCount,
  one.wrongCount,
];

/** Messages of wrong cells: A2：… */
export const wrongTexts = ({ wrongList }: ImportDetail): string[] =>
  wrongList.map(({ line, cell, field, message }) => `${cell === '' ? field : cell}${line}：${message}`);

/** Columns of the files of `look` and `take`, in their order. */
export const IMPORT_HEADERS = [
  '成本中心编号',
  '成本中心名称',
  '上级编号',
  '负责人工号',
  '生效日期',
  '失效日期（可不填）',
  '可用部门编号',
  '可用员工工号',
  '关闭',
];

/** Gateway in which an administrator imports cost centres, with separate codes in each test. */
export function setUpCostImports() {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  // signs in again, because tests move the clock and sessions expire
  const signIn = async (): Promise<void> => {
    as = await gateway.login('admin');
  };
  /** Prefix of the codes of one test. */
  let prefix = '';
  beforeEach(async () => {
    prefix = randomUUID().slice(0, 8);
    await signIn();
  });
  const code = (name: string) => `${prefix}-${name}`;
  const look = (rows: Rows) => previewImport(gateway, as, csvTable([IMPORT_HEADERS, ...rows]));
  const take = (rows: Rows) => importFile(gateway, as, csvTable([IMPORT_HEADERS, ...rows]));
  const state = async (importNo: string) => (await readImport(gateway, as, importNo)).costImport.importState;
  const kept = async () => {
    const rows = await gateway.db
      .selectFrom('cost_center as c')
      .leftJoin('cost_center as p', 'p.cost_center_no', 'c.parent_no')
      .selectAll('c')
      .select('p.code as parent')
      .where('c.code', 'like', `${prefix}%`)
      .orderBy('c.code')
      .execute();
    const openTo = await gateway.db.selectFrom('cost_open_to').selectAll().execute();
    return rows.map((row) => ({
      ...row,
      openTo: openTo
        .filter(({ object_no }) => object_no === row.cost_center_no)
        .map(({ dept_no, staff_no }) => dept_no ?? staff_no)
        .sort(),
    }));
  };
  const plain = async () =>
    (await kept()).map((row) => [
      row.code.slice(9),
      row.cost_center_name,
      row.parent?.slice(9) ?? '',
      row.owner_no,
      row.valid_from,
      row.valid_to,
      row.is_for_all,
      row.openTo.join(),
      row.closed_on,
      row.revision,
    ]);
  const history = () =>
    gateway.db
      .selectFrom('cost_change as h')
      .innerJoin('cost_center as c', 'c.cost_center_no', 'h.object_no')
      .select(['c.code', 'h.revision', 'h.how', 'h.field_list', 'h.changed_by', 'h.changed_at'])
      .where('c.code', 'like', `${prefix}%`)
      .orderBy('c.code')
      .orderBy('h.revision')
      .execute();
  const noOf = async (name: string) =>
    (await kept()).find((row) => row.code === code(name))?.cost_center_no ?? '';
  return {
    get gateway() {
      return gateway;
    },
    get as() {
      return as;
    },
    get prefix() {
      return prefix;
    },
    signIn,
    code,
    look,
    take,
    state,
    kept,
    plain,
    history,
    noOf,
  };
}
