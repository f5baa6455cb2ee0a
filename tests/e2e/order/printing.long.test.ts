import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { bookOver, openApprovalHarness, type ApprovalHarness } from '../../support/e2e/approval-steps';
import { keptOffPaper, onPaper, printed } from '../../support/e2e/paper';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('lists on paper', () => {
  let opened: ApprovalHarness;
  beforeAll(async () => {
    opened = await openApprovalHarness();
    await bookOver(opened.gateway, opened.booker);
  });
  afterAll(() => opened.harness.close());

  const lists = [
    { noun: '订单', path: '/orderManage/airOrderList', as: 'booker' },
    { noun: '申请', path: '/approval/index', as: 'approver' },
  ] as const;
  for (const { noun, path, as } of lists) {
    it(`${noun}: all rows of the page, then one of them whole, with nothing to press`, async () => {
      const { page } = await opened.harness.visit(
        `${opened.harness.product.portal}?authSign=${opened[as]}#${path}`,
      );
      const rows = page.locator('tr[data-row]');
      await rows.first().waitFor();
      const count = await rows.count();
      await onPaper(page, async () => {
        assert.deepEqual(await keptOffPaper(page), []);
        assert.equal(await page.locator('tr[data-row]:visible').count(), count);
      });
      const { sheets } = await printed(page, 'tp-list');
      assert.ok(sheets <= Math.ceil(count / 4) + 1, `${sheets} sheets for ${count} rows`);
      await open(page);
      await onPaper(page, async () => assert.deepEqual(await keptOffPaper(page), []));
    });
  }

  /** The first row, whole. */
  async function open(page: Page): Promise<void> {
    await page.locator('.tp-list-link:visible').first().click();
    await page.locator('.tp-detail-head h2').waitFor();
    await page.locator(':is(.ol-segment, .al-segment)').first().waitFor();
  }
});
