import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { inDays } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const YEARS = `beginDate=${inDays(-700)}&endDate=${inDays(0)}`;

describe('facts behind figures of reports', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name, level: 2 });
  /** Numbers of the facts on the current page, once its columns fit the width. */
  const records = async (page: Page): Promise<string[]> => {
    await page.locator('.rd-facts tr[data-row]').first().waitFor();
    await page.locator('.rd-facts [aria-busy=true]').first().waitFor({ state: 'detached' });
    return page
      .locator('.rd-facts tr[data-row]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row') ?? ''));
  };

  it('stand in the address with their page and order: a reload, the ways back and on and a copied link show the same', async () => {
    const { page, complaints, failed } = await harness.enter('admin', `#/travelReport/pandect?${YEARS}`);
    await page.getByRole('row', { name: /^酒店/ }).getByRole('button', { name: '酒店的明细' }).click();
    await heading(page, /^酒店的/).waitFor();
    await page.waitForURL(/factsOf=product%3Ahotel/);
    await page.getByRole('button', { name: '第 2 页' }).click();
    await page.waitForURL(/factsPage=2/);
    await page
      .getByRole('columnheader', { name: /净支出/ })
      .getByRole('button')
      .first()
      .click();
    await page.waitForURL((url) => /factsSort=amount-/.test(url.hash) && !/factsPage/.test(url.hash));
    await page.getByRole('button', { name: '第 3 页' }).click();
    await page.waitForURL(/factsPage=3/);
    await page.getByRole('button', { name: '第 3 页' }).and(page.locator('[aria-current=page]')).waitFor();
    const shown = await records(page);
    assert.ok(shown.length > 1);
    const address = page.url();

    await page.reload();
    await heading(page, /^酒店的/).waitFor();
    assert.deepEqual(await records(page), shown);

    await page.goBack();
    await page.getByRole('row', { name: /^酒店/ }).waitFor();
    assert.doesNotMatch(page.url(), /facts/);
    await page.goForward();
    await heading(page, /^酒店的/).waitFor();
    assert.deepEqual(await records(page), shown);
    await page.getByRole('button', { name: '返回报表' }).click();
    await page.getByRole('row', { name: /^酒店/ }).waitFor();
    assert.doesNotMatch(page.url(), /facts/);
    assert.deepEqual([complaints, failed], [[], []]);

    const other = await harness.enter('admin', new URL(address).hash);
    await heading(other.page, /^酒店的/).waitFor();
    assert.deepEqual(await records(other.page), shown);
    await other.page.context().close();
    await page.context().close();
  });

  it('have the name of their person, and none beyond the scope', async () => {
    const of = (no: string) => `#/travelReport/ticket/reportAnalysis?${YEARS}&factsOf=person%3A${no}`;
    const { page } = await harness.enter('admin', of('1000010003'));
    await heading(page, /^刘敏的机票明细/).waitFor();
    await page.context().close();
    // A colleague of another department, and a user of another enterprise.
    for (const no of ['1000010003', '1000020001']) {
      const other = await harness.enter('approver', of(no));
      await heading(other.page, new RegExp(`^${no}的机票明细`)).waitFor();
      await other.page.getByRole('table', { name: '机票列表' }).getByText('所选区间内没有记录').waitFor();
      await other.page.context().close();
    }
    const numbers = encodeURIComponent('["100002D02"]');
    const foreign = await harness.enter('admin', `#/travelReport/pandect?${YEARS}&departments=${numbers}`);
    await foreign.page.getByRole('button', { name: '取消筛选：部门：100002D02' }).waitFor();
    await foreign.page.getByText('没有符合筛选条件的差旅记录').waitFor();
    await foreign.page.context().close();
  });

  it('are looked at in each tab by itself', async () => {
    const { page } = await harness.enter('admin', `#/travelReport/train/trainHotAnalysis?${YEARS}`);
    await page.getByRole('button', { name: '北京-上海的明细' }).click();
    await heading(page, /^北京-上海的火车票明细/).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await heading(other, /^北京-上海的火车票明细/).waitFor();
    await other.getByRole('button', { name: '返回报表' }).click();
    await other.getByRole('button', { name: '北京-上海的明细' }).waitFor();
    await heading(page, /^北京-上海的火车票明细/).waitFor();
    await page.reload();
    await heading(page, /^北京-上海的火车票明细/).waitFor();
    await page.context().close();
  });
});
