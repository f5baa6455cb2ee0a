import assert from 'node:assert/strict';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { dataExport } from '../../../demo/gateway/settlement/data-export';
import { addExport, queryExportFile, queryExportList } from '../../../src/contract/download/download';
import {
  LINE_SORTS,
  querySettleBillLines,
  type SettleBillLine,
} from '../../../src/contract/settlement/bills';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const BILL = 'ZD20261017-100001';

describe('the lines of a bill as a file', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  afterAll(() => gateway.close());

  const lines = async (body: object) =>
    (await gateway.ok(querySettleBillLines, { billNo: BILL, pageSize: 200, ...body }, { as })).lineList;

  it('are those of the list, in its order, however many come at a time', async () => {
    const admin = await findCaller(gateway.db, (await staffNumbers(gateway))('admin'));
    assert.ok(admin);
    for (const sortBy of LINE_SORTS) {
      for (const isDescending of [false, true]) {
        const query = v.parse(dataExport.query, { billNo: BILL, sortBy, isDescending });
        const found: SettleBillLine[] = [];
        for (;;) {
          const some = await dataExport.rowsAfter(gateway.db, admin, query, found.at(-1), 4, new Date(0));
          found.push(...(some as SettleBillLine[]));
          if (some.length < 4) break;
        }
        const listed = await lines({ sortBy, isDescending });
        assert.deepEqual(
          found.map(({ lineNo }) => lineNo),
          listed.map(({ lineNo }) => lineNo),
        );
        assert.equal(await dataExport.count(gateway.db, admin, query, new Date(0)), listed.length);
      }
    }
    const foreign = v.parse(dataExport.query, { billNo: 'ZD20261001-100002' });
    assert.equal(await dataExport.count(gateway.db, admin, foreign, new Date(0)), 0);
    assert.deepEqual(await dataExport.rowsAfter(gateway.db, admin, foreign, undefined, 10, new Date(0)), []);
  });

  it('can be fetched by users who may see bills, and by no others', async () => {
    const body = {
      kind: 'settleBillLines',
      format: 'csv',
      query: { billNo: BILL, kindList: ['fare'] },
    } as const;
    const { exportNo } = await gateway.ok(addExport, body, { as });
    await gateway.idle();
    const { exportList } = await gateway.ok(queryExportList, {}, { as });
    assert.equal(exportList[0]?.exportState, 'done');
    const { downloadUrl } = await gateway.ok(queryExportFile, { exportNo }, { as });
    const file = await gateway.app.inject(downloadUrl.replace(gateway.config.publicUrl, ''));
    const rows = file.body.trimEnd().split('\r\n');
    const listed = await lines({ kindList: ['fare'] });
    assert.equal(rows.length, listed.length + 2);
    assert.match(rows[0] ?? '', /订单号,费用类型/);
    assert.ok(listed.every(({ orderNo }, i) => rows[i + 1]?.includes(orderNo)));
    const total = listed.reduce((fen, { amount }) => fen + amount, 0);
    assert.equal(rows.at(-1), `合计${','.repeat(11)}${(total / 100).toFixed(2)},,`);
    const staff = await gateway.login('staff');
    await gateway.refused('forbidden', addExport, body, { as: staff });
  });
});
