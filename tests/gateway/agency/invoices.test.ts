import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  issueAgencyInvoice,
  queryAgencyInvoice,
  queryAgencyInvoiceFile,
  queryAgencyInvoices,
  refuseAgencyInvoice,
  retryAgencyInvoice,
  reverseAgencyInvoice,
  uploadAgencyInvoiceFile,
} from '../../../src/contract/agency/invoices';
import { loggedAbout, openAs, openOtherAgency, openSecond } from '../../support/gateway/areas/agency';
import { insertInvoice, insertTitle } from '../../support/gateway/areas/money/invoice-samples';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const NUMBER = '26117000000000000001';
const DAY = '2026-11-20';

describe('invoices at the agency', () => {
  let gateway: TestGateway;
  let finance: { as: string };
  let staffNo: string;
  let titleNo: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    finance = { as: await openAs(gateway, 'finance') };
    staffNo = (await staffNumbers(gateway))('admin');
    titleNo = await insertTitle(gateway, staffNo);
  });
  afterAll(() => gateway.close());

  const failed = () => insertInvoice(gateway, staffNo, titleNo);
  const show = (invoiceNo: string) => gateway.ok(queryAgencyInvoice, { invoiceNo }, finance);
  const upload = async (invoiceNo: string, content = '%PDF-1.7\n发票', name = '发票.pdf') =>
    gateway.send(uploadAgencyInvoiceFile, { invoiceNo, file: new File([content], name) }, finance);
  const uploaded = async (invoiceNo: string) => {
    const { success, result } = await upload(invoiceNo);
    assert.ok(success);
    return result.fileNo;
  };

  it('that failed are issued by hand once, with number, day and files', async () => {
    const invoiceNo = await failed();
    const { invoiceList } = await gateway.ok(
      queryAgencyInvoices,
      { keyword: '华睿', invoiceState: 'failed' },
      finance,
    );
    assert.ok(invoiceList.some((one) => one.invoiceNo === invoiceNo && one.enterpriseNum === '100001'));
    assert.equal((await upload(invoiceNo, 'no pdf')).success, false);
    assert.equal((await upload(invoiceNo, '%PDF-1.7', '发票.exe')).success, false);
    const fileNos = [await uploaded(invoiceNo)];
    const issued = { invoiceNo, taxInvoiceNo: NUMBER, issueDate: DAY, fileNos };
    const wrong: [field: string, change: Partial<typeof issued>][] = [
      ['taxInvoiceNo', { taxInvoiceNo: '123' }],
      ['issueDate', { issueDate: '2027-01-01' }],
      ['issueDate', { issueDate: '2020-01-01' }],
      ['fileNos', { fileNos: [] }],
    ];
    for (const [field, change] of wrong) {
      const detail = await gateway.refused(
        'fieldsInvalid',
        issueAgencyInvoice,
        { ...issued, ...change },
        finance,
      );
      assert.deepEqual(Object.keys((detail as { fields: object }).fields), [field]);
    }
    const unknown = { ...issued, fileNos: [`F${'0'.repeat(32)}`] };
    await gateway.refused('fileUnknown', issueAgencyInvoice, unknown, finance);
    const second = { as: (await openSecond(gateway, ['finance'])).as };
    const both = await Promise.all([
      gateway.send(issueAgencyInvoice, issued, finance),
      gateway.send(issueAgencyInvoice, issued, second),
    ]);
    assert.equal(both.filter(({ success }) => success).length, 1);
    const { invoice, fileList } = await show(invoiceNo);
    assert.deepEqual(
      [invoice.invoiceState, invoice.taxInvoiceNo, invoice.failReason, fileList.map(({ fileNo }) => fileNo)],
      ['issued', NUMBER, '', fileNos],
    );
    const fileNo = fileNos[0] ?? '';
    const { downloadUrl } = await gateway.ok(queryAgencyInvoiceFile, { invoiceNo, fileNo }, finance);
    const { pathname, search } = new URL(downloadUrl);
    assert.equal((await gateway.app.inject(`${pathname}${search}`)).statusCode, 200);
    assert.deepEqual(await loggedAbout(gateway, invoiceNo), [
      `issueAgencyInvoice: 登记开具测试抬头的发票¥100.00，发票号码${NUMBER}，开票日期${DAY}`,
    ]);
    // the number of one invoice is that of no other
    const other = await failed();
    const twice = { ...issued, invoiceNo: other, fileNos: [await uploaded(other)] };
    const used = await gateway.refused('fieldsInvalid', issueAgencyInvoice, twice, finance);
    assert.deepEqual(used, { fields: { taxInvoiceNo: '该发票号码已被使用' } });
  });

  it('are retried, refused with a reason, and reversed', async () => {
    const invoiceNo = await failed();
    await gateway.ok(retryAgencyInvoice, { invoiceNo }, finance);
    await gateway.refused(
      'invoiceStateChanged',
      refuseAgencyInvoice,
      { invoiceNo, reason: '税号有误' },
      finance,
    );
    await gateway.idle();
    const { invoice } = await show(invoiceNo);
    assert.equal(invoice.invoiceState, 'issued');
    await gateway.ok(reverseAgencyInvoice, { invoiceNo, reason: '金额有误' }, finance);
    await gateway.idle();
    assert.equal((await show(invoiceNo)).invoice.invoiceState, 'reversed');
    const refused = await failed();
    await gateway.refused('fieldsInvalid', refuseAgencyInvoice, { invoiceNo: refused, reason: ' ' }, finance);
    await gateway.ok(refuseAgencyInvoice, { invoiceNo: refused, reason: '税号有误' }, finance);
    const { invoice: gone, eventList } = await show(refused);
    assert.equal(gone.invoiceState, 'withdrawn');
    assert.deepEqual(
      eventList.map(({ how, staffName, reason }) => [how, staffName, reason]),
      [['withdrawn', '差旅服务商', '税号有误']],
    );
    await gateway.refused('invoiceStateChanged', retryAgencyInvoice, { invoiceNo: refused }, finance);
  });

  it('of unknown outcome are only sent again, with the same number', async () => {
    const invoiceNo = await failed();
    await gateway.db
      .updateTable('invoice')
      .set({ is_undecided: true })
      .where('invoice_no', '=', invoiceNo)
      .execute();
    assert.equal((await show(invoiceNo)).isUndecided, true);
    const issued = {
      invoiceNo,
      taxInvoiceNo: '26117000000000000002',
      issueDate: DAY,
      fileNos: [await uploaded(invoiceNo)],
    };
    await gateway.refused('invoiceUndecided', issueAgencyInvoice, issued, finance);
    await gateway.refused(
      'invoiceUndecided',
      refuseAgencyInvoice,
      { invoiceNo, reason: '税号有误' },
      finance,
    );
    await gateway.ok(retryAgencyInvoice, { invoiceNo }, finance);
    await gateway.idle();
    const { invoice, isUndecided } = await show(invoiceNo);
    assert.deepEqual([invoice.invoiceState, isUndecided], ['issued', false]);
  });

  it('of another agency are unknown', async () => {
    const invoiceNo = await failed();
    const fileNo = await uploaded(invoiceNo);
    const other = { as: (await openOtherAgency(gateway, ['finance'])).as };
    assert.equal((await gateway.ok(queryAgencyInvoices, {}, other)).total, 0);
    const reason = { invoiceNo, reason: '有误' };
    await gateway.refused('invoiceUnknown', queryAgencyInvoice, { invoiceNo }, other);
    await gateway.refused('invoiceUnknown', queryAgencyInvoiceFile, { invoiceNo, fileNo }, other);
    const file = new File(['%PDF-1.7'], '发票.pdf');
    await gateway.refused('invoiceUnknown', uploadAgencyInvoiceFile, { invoiceNo, file }, other);
    await gateway.refused('invoiceUnknown', retryAgencyInvoice, { invoiceNo }, other);
    await gateway.refused('invoiceUnknown', refuseAgencyInvoice, reason, other);
    await gateway.refused('invoiceUnknown', reverseAgencyInvoice, reason, other);
    const issued = { invoiceNo, taxInvoiceNo: NUMBER, issueDate: DAY, fileNos: [fileNo] };
    await gateway.refused('invoiceUnknown', issueAgencyInvoice, issued, other);
  });
});
