import assert from 'node:assert/strict';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { dataExport } from '../../../demo/gateway/settlement/compare/data-export';
import { addExport, queryExportFile, queryExportList } from '../../../src/contract/download/download';
import type { ComparedItem } from '../../../src/contract/settlement/compare';
import {
  allItems,
  allLines,
  compareFile,
  recordFile,
  RECORD_HEADERS,
  recordRow,
} from '../../support/gateway/areas/money/bill-comparisons';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const BILL = 'ZD20261117-100001';

describe('the result of a comparison, as a file', () => {
  let gateway: TestGateway;
  let as: string;
  let comparisonNo: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
    const [, ...lines] = await allLines(gateway, as, BILL);
    const rows = lines.map((line, i) => (i % 5 === 0 ? recordRow(line).with(3, '1') : recordRow(line)));
    const file = recordFile([
      RECORD_HEADERS,
      ...rows,
      ['999', '', '票价', '8', '', '=HYPERLINK("http://x")', '', ''],
      ['999', '', '票价', '一百', '', '', '', ''],
    ]);
    ({
      comparison: { comparisonNo },
    } = await compareFile(gateway, as, { file, billNo: BILL }));
  });
  afterAll(() => gateway.close());

  it('has the entries of the list, in its order, however many come at a time', async () => {
    const admin = await findCaller(gateway.db, (await staffNumbers(gateway))('admin'));
    assert.ok(admin);
    for (const filter of [
      {},
      { resultList: ['differs', 'onlyBill'] },
      { differFieldList: ['amount'] },
    ] as const) {
      const query = v.parse(dataExport.query, { comparisonNo, ...filter });
      const found: ComparedItem[] = [];
      for (;;) {
        const some = await dataExport.rowsAfter(gateway.db, admin, query, found.at(-1), 3, new Date(0));
        found.push(...(some as ComparedItem[]));
        if (some.length < 3) break;
      }
      const listed = await allItems(gateway, as, {
        comparisonNo,
        ...filter,
        resultList: [...(filter.resultList ?? [])],
        differFieldList: [...(filter.differFieldList ?? [])],
      });
      assert.deepEqual(
        found.map(({ itemNo }) => itemNo),
        listed.map(({ itemNo }) => itemNo),
      );
      assert.ok(listed.length > 0);
      assert.equal(await dataExport.count(gateway.db, admin, query, new Date(0)), listed.length);
    }
    const foreign = { ...admin, enterpriseNum: '100002' };
    const query = v.parse(dataExport.query, { comparisonNo });
    assert.equal(await dataExport.count(gateway.db, foreign, query, new Date(0)), 0);
    assert.deepEqual(await dataExport.rowsAfter(gateway.db, foreign, query, undefined, 10, new Date(0)), []);
  });

  it('can be fetched by who may see bills, with formulas that are texts', async () => {
    const body = { kind: 'billComparison', format: 'csv', query: { comparisonNo } } as const;
    const { exportNo } = await gateway.ok(addExport, body, { as });
    await gateway.idle();
    const { exportList } = await gateway.ok(queryExportList, {}, { as });
    assert.equal(exportList[0]?.exportState, 'done');
    const { downloadUrl } = await gateway.ok(queryExportFile, { exportNo }, { as });
    const { body: text } = await gateway.app.inject(downloadUrl.replace(gateway.config.publicUrl, ''));
    const rows = text.trimEnd().split('\r\n');
    assert.match(rows[0] ?? '', /对账结果,差异,账单：入账时间/);
    assert.equal(rows.length, (await allItems(gateway, as, { comparisonNo })).length + 2);
    assert.match(rows.at(-1) ?? '', /^合计,/);
    const alone = rows.find((row) => row.includes('HYPERLINK')) ?? '';
    assert.match(alone, /^仅记录有,.*"'=HYPERLINK/);
    assert.match(alone, /,8\.00,-8\.00,$/);
    assert.match(rows.find((row) => row.startsWith('无法识别')) ?? '', /,一百|D\d+不是金额/);
    assert.ok(rows.some((row) => row.startsWith('有差异,金额,')));
    await gateway.refused('forbidden', addExport, body, { as: await gateway.login('staff') });
  });
});
