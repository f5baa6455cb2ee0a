import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { addExport, queryExportFile, queryExportList } from '../../../src/contract/download/download';
import { querySettleBill, querySettleBillLines } from '../../../src/contract/settlement/bills';
import { formatPrice } from '../../../src/domain/money/money';
import { sheetTexts } from '../../support/e2e/page/pdf-text';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const BILL = 'ZD20261017-100001';

describe('a bill as PDF', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  afterAll(() => gateway.close());

  const wanted = (billNo: string) => ({ kind: 'settleBill', format: 'pdf' as const, query: { billNo } });

  it('has the total of the bill and every line of it, with any letters in the names', async () => {
    const lines = () => gateway.ok(querySettleBillLines, { billNo: BILL, pageSize: 200 }, { as });
    // The second font has the first letter, and no font has the last.
    await gateway.db
      .updateTable('enterprise')
      .set({ ent_name: '\u{20bb7}野差旅\u{30000}' })
      .where('enterprise_num', '=', '100001')
      .execute();
    const { exportNo } = await gateway.ok(addExport, wanted(BILL), { as });
    await gateway.idle();
    const { exportList } = await gateway.ok(queryExportList, {}, { as });
    const made = exportList.find((one) => one.exportNo === exportNo);
    assert.equal(made?.exportState, 'done');
    assert.match(made?.fileName ?? '', /^月账单_\d{8}-\d{4,6}\.pdf$/);
    const { downloadUrl } = await gateway.ok(queryExportFile, { exportNo }, { as });
    const file = await gateway.app.inject(downloadUrl.replace(gateway.config.publicUrl, ''));
    assert.equal(file.headers['content-type'], 'application/pdf');
    assert.equal(file.rawPayload.subarray(0, 5).toString(), '%PDF-');
    const sheets = sheetTexts(file.rawPayload);
    const text = sheets.join('');
    const { bill } = await gateway.ok(querySettleBill, { billNo: BILL }, { as });
    for (const words of [
      '月结账单',
      BILL,
      '已确认',
      `¥${formatPrice(bill.totalAmount)}`,
      `¥${formatPrice(bill.outstandingAmount)}`,
      `${bill.lineCount}笔`,
      '\u{20bb7}野差旅[U+30000]',
    ]) {
      assert.ok(text.includes(words), `it says ${words}`);
    }
    const { lineList, total } = await lines();
    assert.equal(lineList.length, total);
    for (const line of lineList) {
      const route = line.routeName.replaceAll(' ', '');
      for (const words of [line.orderNo, line.ticketNo, route, formatPrice(line.amount)]) {
        assert.ok(text.includes(words), `it says ${words}`);
      }
    }
    assert.ok(sheets.every((sheet, at) => sheet.includes(`第${at + 1}页`)));
  });

  it('is for who may see bills of their own enterprise', async () => {
    const staff = await gateway.login('staff');
    await gateway.refused('forbidden', addExport, wanted(BILL), { as: staff });
    const { exportNo } = await gateway.ok(addExport, wanted('ZD20261101-100002'), { as });
    await gateway.idle();
    const { exportList } = await gateway.ok(queryExportList, {}, { as });
    const foreign = exportList.find((one) => one.exportNo === exportNo);
    assert.deepEqual([foreign?.exportState, foreign?.fileSize], ['failed', 0]);
    await gateway.refused('fieldsInvalid', addExport, { ...wanted(BILL), format: 'zip' }, { as });
  });
});
