import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { queryInvoice, queryInvoices } from '../../../src/contract/invoice/invoices';
import { callsAt, type PortalCalls } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { sheetTexts } from '../../support/e2e/page/pdf-text';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('itinerary receipts', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  let admin: string;
  beforeAll(async () => {
    harness = await openHarness({});
    gateway = callsAt(harness.product.portal);
    admin = await gateway.login('admin');
  });
  afterAll(() => harness.close());

  it('are applied for of flown tickets, issued, and downloaded as PDF and in a zip', async () => {
    const { page, complaints, failed } = await harness.enter('admin', '#/invoice/invoiceApply');
    await page.getByRole('radio', { name: '电子行程单' }).check();
    const rows = page.locator('tbody tr');
    await page
      .getByText(/可抵扣税额 ¥/)
      .first()
      .waitFor();
    await rows.nth(0).locator('.tp-table-selection input').check();
    await rows.nth(1).locator('.tp-table-selection input').check();
    await page.getByText(/^已选 2 张客票/).waitFor();
    await page.getByRole('button', { name: '申请行程单', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^将开具 2 张电子行程单/).waitFor();
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await dialog.waitFor({ state: 'detached' });

    const { invoiceList } = await gateway.ok(
      queryInvoices,
      { invoiceType: 'itinerary', pageSize: 2 },
      { as: admin },
    );
    assert.equal(invoiceList.length, 2);
    const invoiceNo = invoiceList[0]?.invoiceNo ?? '';
    await page.goto(`${harness.product.portal}#/invoice/invoiceList`);
    await page.getByRole('link', { name: invoiceNo, exact: true }).click();
    const link = page.getByRole('button', { name: /电子行程单_\d{20}\.pdf/ });
    await link.waitFor();
    const [pdf] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const [sheet = ''] = sheetTexts(await readFile(await pdf.path()));
    const { invoice, itinerary } = await gateway.ok(queryInvoice, { invoiceNo }, { as: admin });
    assert.ok(itinerary);
    for (const words of ['样张', invoice.taxInvoiceNo, itinerary.travellerName, itinerary.routeName, '9%']) {
      assert.ok(sheet.includes(words), `the sheet says ${words}`);
    }

    await page.getByRole('button', { name: /返回/ }).first().click();
    for (const one of invoiceList) {
      await rows.filter({ hasText: one.invoiceNo }).locator('.tp-table-selection input').check();
    }
    await page.getByText(/^已选 2 张发票/).waitFor();
    await page.getByRole('button', { name: '打包下载所选文件' }).click();
    await page.getByText('已开始生成文件').waitFor();
    await page.goto(`${harness.product.portal}#/download/downloadList`);
    const save = page.getByRole('button', { name: /^下载 发票文件_/ });
    await save.waitFor();
    const [zip] = await Promise.all([page.waitForEvent('download'), save.click()]);
    const parts = unzipSync(await readFile(await zip.path()));
    const names = Object.keys(parts);
    assert.equal(names.length, 4, names.join(' '));
    const xml = names.find((name) => name.includes(invoice.taxInvoiceNo) && name.endsWith('.xml')) ?? '';
    assert.ok(strFromU8(parts[xml] ?? new Uint8Array()).includes(`<TicketNumber>${itinerary.ticketNo}<`));
    assert.deepEqual([complaints, failed], [[], []]);
  });
});
