import assert from 'node:assert/strict';
import type { Locator } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const chosen = (select: Locator, label: string): Promise<void> =>
  select.locator('option:checked', { hasText: label }).waitFor({ state: 'attached' });

describe('the address of the lists of invoices', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness({});
  });
  afterAll(() => harness.close());

  it('keeps the search: after a reload, on the way back and forward, and as a link', async () => {
    const { page, complaints, failed } = await harness.enter('admin', '#/invoice/invoiceApply');
    const total = page.getByText(/^共 \d+ 条/).first();
    await total.waitFor();
    const kind = page.getByRole('combobox', { name: '费用类型' });
    await kind.selectOption({ label: '服务费' });
    await page.waitForURL(/itemKind=service/);
    await page.getByRole('radio', { name: '电子行程单' }).check();
    await page.waitForURL(/appliedFor=tickets/);
    assert.ok(!page.url().includes('itemKind'), 'tickets are of no kind');

    await page.goBack();
    await page.waitForURL(/itemKind=service/);
    await page.getByRole('radio', { name: '电子行程单' }).and(page.locator(':not(:checked)')).waitFor();
    await chosen(kind, '服务费');
    await page.goForward();
    await page.getByRole('radio', { name: '电子行程单' }).and(page.locator(':checked')).waitFor();

    await page.goBack();
    await page.waitForURL(/itemKind=service/);
    await page.reload();
    await kind.waitFor();
    await chosen(kind, '服务费');

    await page.goto(`${harness.product.portal}#/invoice/invoiceList?invoiceState=issued&keyword=zzz`);
    await page.getByText('没有符合条件的', { exact: false }).first().waitFor();
    await chosen(page.getByRole('combobox', { name: '状态' }), '已开');
    assert.deepEqual([complaints, failed], [[], []]);
  });
});
