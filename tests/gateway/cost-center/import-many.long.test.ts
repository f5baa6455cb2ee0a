import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { xlsxOf } from '../../../demo/gateway/download/xlsx';
import type { Cell } from '../../../demo/gateway/download/cells';
import { IMPORT_ROWS } from '../../../src/contract/cost-center/import';
import { undoImportJob } from '../../../src/contract/import-job/import-job';
import { applyImport, countsOf, previewImport } from '../../support/gateway/areas/money/cost-imports';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

/** Largest number of rows of an import; fewer on the embedded database, which is several times as slow. */
const ROWS = TEST_DATABASE === 'postgres' ? IMPORT_ROWS : 2000;
const HEADERS = [
  '编号',
  '名称',
  '上级编号',
  '负责人工号',
  '生效日期',
  '可用部门编号',
  '可用员工工号',
  '关闭',
];
/**
 * Each row's parent is the eighth row before it; the first rows have none. Children precede their parents in the file.
 */
const rowOf = (i: number): Cell[] => [
  `MANY-${i}`,
  `成本中心${i}`,
  i < 8 ? '' : `MANY-${i >> 3}`,
  '1000010001',
  '2026-01-01',
  i % 2 === 0 ? '100001D01、100001D02' : '',
  i % 4 === 0 ? '1000010001 1000010002' : '',
  '否',
];

async function* rows(): AsyncGenerator<readonly Cell[]> {
  yield HEADERS;
  for (let i = ROWS; i > 0; i -= 1) yield rowOf(i);
}

describe('an import of many rows', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  afterAll(() => gateway.close());

  it('is looked at, taken over and undone', async () => {
    const file = new File([new Uint8Array(await buffer(xlsxOf(rows())))], '成本中心.xlsx');
    const looked = await previewImport(gateway, as, file);
    assert.deepEqual([looked.wrongList, countsOf(looked)], [[], [ROWS, 0, 0, 0, 0]]);
    const { importNo, rowCount, rowsDone } = looked.costImport;
    assert.deepEqual([rowCount, rowsDone], [ROWS, ROWS]);
    const count = async (table: 'cost_center' | 'cost_open_to' | 'cost_change') => {
      const { total } = await gateway.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    };
    const counts = async () =>
      [await count('cost_center'), await count('cost_open_to'), await count('cost_change')] as const;
    const [objects, openTo, changes] = await counts();
    const { costImport } = await applyImport(gateway, as, importNo);
    assert.equal(costImport.importState, 'done');
    assert.deepEqual(await counts(), [objects + ROWS, openTo + ROWS + ROWS / 2, changes + ROWS]);
    await gateway.ok(undoImportJob, { importJobNo: importNo }, { as });
    await gateway.idle();
    assert.deepEqual(await counts(), [objects, openTo, changes]);
  });
});
