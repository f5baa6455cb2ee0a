import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { queryInvoice, queryInvoices } from '../../../src/contract/invoice/invoices';
import { callsAt, type PortalCalls } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { sheetTexts } from '../../support/e2e/page/pdf-text';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('invoices', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  let admin: string;
  beforeAll(async () => {
    harness = await openHarness({});
    gateway = callsAt(harness.product.portal);
    admin = await gateway.login('admin');
  });
  afterAll(() => harness.close());

  it('are applied for of fees on bills, issued, and downloaded as PDF', async () => {
    const { page, complaints, failed } = await harness.enter('admin', '#/invoice/invoiceApply');
    const rows = page.locator('tbody tr');
    await rows.first().waitFor();
    await rows.nth(0).locator('.tp-table-selection input').check();
    await rows.nth(1).locator('.tp-table-selection input').check();
    await page.getByText(/^已选 2 笔/).waitFor();
    await page.getByRole('button', { name: '申请开票', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^将开具 \d+ 张发票/).waitFor();
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await dialog.waitFor({ state: 'detached' });

    const { invoiceList } = await gateway.ok(queryInvoices, { pageSize: 1 }, { as: admin });
    const invoiceNo = invoiceList[0]?.invoiceNo ?? '';
    await page.goto(`${harness.product.portal}#/invoice/invoiceList`);
    await page.getByRole('link', { name: invoiceNo, exact: true }).click();
    await page.waitForURL(new RegExp(`invoiceNo=${invoiceNo}`));
    const link = page.getByRole('button', { name: /电子发票_\d{20}\.pdf/ });
    await link.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const [sheet = ''] = sheetTexts(await readFile(await download.path()));
    const { invoice } = await gateway.ok(queryInvoice, { invoiceNo }, { as: admin });
    for (const words of ['样张', invoice.taxInvoiceNo, invoice.titleName, invoice.taxNo, invoiceNo]) {
      assert.ok(sheet.includes(words), `the sheet says ${words}`);
    }
    assert.deepEqual([complaints, failed], [[], []]);
  });
});
