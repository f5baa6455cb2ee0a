import assert from 'node:assert/strict';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { dataExport } from '../../../demo/gateway/invoice/list/data-export';
import { addExport, queryExportFile, queryExportList } from '../../../src/contract/download/download';
import { applyInvoices, queryInvoiceChoices, queryInvoiceItems } from '../../../src/contract/invoice/apply';
import { queryInvoice, queryInvoices, type Invoice } from '../../../src/contract/invoice/invoices';
import { applyReceipts, queryReceiptTickets } from '../../../src/contract/invoice/itinerary';
import { queryInvoiceTitles } from '../../../src/contract/invoice/settings';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

describe('exports of invoices', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
    const { titleList } = await gateway.ok(queryInvoiceTitles, {}, { as });
    const titleNo = titleList[0]?.titleNo ?? '';
    const rest = { titleNo, mailTo: '', remark: '' };
    // Applies for an invoice of each of several fees and for two receipts, all of which are issued.
    const { itemList } = await gateway.ok(queryInvoiceItems, { pageSize: 3 }, { as });
    for (const { lineNo, amount } of itemList) {
      const body = {
        ...rest,
        lineNoList: [lineNo],
        splitBy: [],
        ceiling: null,
        invoiceType: 'ordinary' as const,
      };
      await gateway.ok(applyInvoices, { ...body, totalAmount: amount }, { as });
    }
    const invoiced = new Set(itemList.map(({ ticketNo }) => ticketNo));
    const { ticketList } = await gateway.ok(queryReceiptTickets, { pageSize: 20 }, { as });
    const chosen = ticketList.filter(({ ticketNo }) => !invoiced.has(ticketNo)).slice(0, 2);
    await gateway.ok(
      applyReceipts,
      {
        ...rest,
        ticketNoList: chosen.map(({ ticketNo }) => ticketNo),
        totalAmount: chosen.reduce((sum, { amount }) => sum + amount, 0),
      },
      { as },
    );
    await gateway.idle();
  });
  afterAll(() => gateway.close());

  const listed = async (query = {}) =>
    (await gateway.ok(queryInvoices, { pageSize: 200, ...query }, { as })).invoiceList;

  async function made(query: Record<string, unknown>, kind = 'invoiceFiles', format: 'zip' | 'csv' = 'zip') {
    const { exportNo } = await gateway.ok(addExport, { kind, format, query }, { as });
    await gateway.idle();
    const { exportList } = await gateway.ok(queryExportList, {}, { as });
    const job = exportList.find((one) => one.exportNo === exportNo);
    assert.equal(job?.exportState, 'done');
    const { downloadUrl } = await gateway.ok(queryExportFile, { exportNo }, { as });
    const answer = await gateway.app.inject(downloadUrl.replace(gateway.config.publicUrl, ''));
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.rawPayload.length, job?.fileSize);
    return { job, answer };
  }

  /** Names of the files in a zip that belong to an invoice. */
  const filesOf = (names: readonly string[], { taxInvoiceNo }: Invoice) =>
    names.filter((name) => name.includes(taxInvoiceNo));

  it('hold the files of all that are found, told by number, and say which have none and why', async () => {
    const all = await listed();
    const issued = all.filter(({ taxInvoiceNo }) => taxInvoiceNo !== '');
    const failed = all.filter(({ taxInvoiceNo }) => taxInvoiceNo === '');
    assert.ok(issued.length >= 5 && failed.length > 0);
    const { job, answer } = await made({});
    assert.match(String(answer.headers['content-type']), /^application\/zip/);
    assert.match(job?.fileName ?? '', /^发票文件_\d{8}-\d{4}\.zip$/);
    assert.deepEqual([job?.rowsDone, job?.rowsTotal], [all.length, all.length]);
    const parts = unzipSync(answer.rawPayload);
    const names = Object.keys(parts);
    assert.equal(new Set(names.map((name) => name.toLowerCase())).size, names.length);
    for (const name of names) assert.doesNotMatch(name, /[/\\:*?"<>|]/);
    for (const invoice of issued) {
      const [pdf = '', xml = '', ...others] = filesOf(names, invoice).toSorted();
      assert.ok(pdf.endsWith('.pdf') && xml.endsWith('.xml') && others.length === 0, invoice.invoiceNo);
      assert.ok(pdf.includes(invoice.titleName.slice(0, 10)));
      assert.ok(strFromU8(parts[pdf] ?? new Uint8Array()).startsWith('%PDF'));
      assert.ok(
        strFromU8(parts[xml] ?? new Uint8Array()).includes(
          `<InvoiceNumber>${invoice.taxInvoiceNo}</InvoiceNumber>`,
        ),
      );
    }
    assert.equal(names.length, issued.length * 2 + 1);
    const said = strFromU8(parts['未包含的发票.txt'] ?? new Uint8Array());
    for (const { invoiceNo, failReason } of failed) {
      assert.ok(said.includes(invoiceNo) && said.includes(failReason), invoiceNo);
    }
    for (const { invoiceNo } of issued) assert.ok(!said.includes(invoiceNo));
  });

  it('hold the files of the chosen alone, without a word of others', async () => {
    const [one] = await listed({ invoiceType: 'itinerary' });
    assert.ok(one);
    const { answer } = await made({ invoiceNoList: [one.invoiceNo] });
    const names = Object.keys(unzipSync(answer.rawPayload));
    assert.deepEqual(filesOf(names, one).length, 2);
    assert.equal(names.length, 2);
    assert.ok(names.every((name) => name.startsWith('电子行程单_')));
  });

  it('of nothing are empty, and of others’ invoices nothing', async () => {
    const { answer } = await made({ invoiceNoList: ['FP000000000000000000'] });
    assert.deepEqual(Object.keys(unzipSync(answer.rawPayload)), []);
  });

  it('are made in the formats that there are, for who sees invoices', async () => {
    const wrong = { kind: 'invoices', format: 'zip', query: {} } as const;
    await gateway.refused('fieldsInvalid', addExport, wrong, { as });
    await gateway.refused(
      'fieldsInvalid',
      addExport,
      { ...wrong, kind: 'invoiceFiles', format: 'csv' },
      { as },
    );
    const staff = await gateway.login('staff');
    for (const body of [
      { kind: 'invoices', format: 'csv' },
      { kind: 'invoiceFiles', format: 'zip' },
    ] as const) {
      await gateway.refused('forbidden', addExport, { ...body, query: {} }, { as: staff });
    }
  });

  it('break where a file is gone, and are made once it is back', async () => {
    const [one] = await listed({ invoiceType: 'itinerary' });
    const { fileList } = await gateway.ok(queryInvoice, { invoiceNo: one?.invoiceNo ?? '' }, { as });
    const [file] = fileList;
    assert.ok(one && file);
    const rename = (from: string, to: string) =>
      gateway.db.updateTable('stored_file').set({ file_no: to }).where('file_no', '=', from).execute();
    const gone = `F${'0'.repeat(32)}`;
    await rename(file.fileNo, gone);
    const query = { invoiceNoList: [one.invoiceNo] };
    const { exportNo } = await gateway.ok(addExport, { kind: 'invoiceFiles', format: 'zip', query }, { as });
    await gateway.idle();
    const { exportList } = await gateway.ok(queryExportList, {}, { as });
    const job = exportList.find((each) => each.exportNo === exportNo);
    assert.deepEqual([job?.exportState, job?.failure], ['failed', 'failed']);
    await rename(gone, file.fileNo);
    await made(query);
  });

  it('as tables have the rows of the list in its order, page behind page', async () => {
    const all = await listed();
    const { staff_no } = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('enterprise_num', '=', '100001')
      .limit(1)
      .executeTakeFirstOrThrow();
    // The export yields all rows of the enterprise; access is checked before it starts.
    const caller = await findCaller(gateway.db, staff_no);
    assert.ok(caller);
    const query = v.parse(dataExport.query, {});
    const found: unknown[] = [];
    for (;;) {
      const page = await dataExport.rowsAfter(gateway.db, caller, query, found.at(-1), 2, new Date(0));
      found.push(...page);
      if (page.length < 2) break;
    }
    assert.deepEqual(found, all);
    assert.equal(await dataExport.count(gateway.db, caller, query, new Date(0)), all.length);
    const { answer } = await made({ invoiceType: 'itinerary' }, 'invoices', 'csv');
    const [head = '', ...lines] = answer.payload.trim().split('\r\n');
    assert.ok(head.includes('申请编号,状态,发票类型'));
    const receipts = await listed({ invoiceType: 'itinerary' });
    assert.ok(lines.pop()?.startsWith('合计（不含'));
    assert.equal(lines.length, receipts.length);
    assert.ok(
      lines.every((line, at) => line.includes(receipts[at]?.invoiceNo ?? '-') && line.includes('电子行程单')),
    );
  });

  it('and lines to be invoiced are filtered by cost bearer', async () => {
    for (const of of ['fees', 'tickets'] as const) {
      const choices = await gateway.ok(queryInvoiceChoices, { of }, { as });
      assert.ok(choices.costCenterList.length > 0);
      assert.equal(choices.billNoList.length > 0, of === 'fees');
      for (const { no } of choices.costCenterList.slice(0, 3)) {
        const found =
          of === 'fees'
            ? await gateway.ok(queryInvoiceItems, { costCenterNOList: [no] }, { as })
            : await gateway.ok(queryReceiptTickets, { costCenterNOList: [no] }, { as });
        assert.ok(found.total > 0, `something is borne by ${no}`);
      }
      for (const billNo of choices.billNoList) {
        assert.ok((await gateway.ok(queryInvoiceItems, { billNo }, { as })).total > 0, billNo);
      }
    }
    const staff = await gateway.login('staff');
    await gateway.refused('forbidden', queryInvoiceChoices, { of: 'fees' }, { as: staff });
  });
});
