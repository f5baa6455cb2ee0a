import assert from 'node:assert/strict';
import iconv from 'iconv-lite';
import type { Page } from '@playwright/test';
import { queryCheckedFile } from '../../../src/contract/import-job/whole-import';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const PAGE = '#/costCenter/importCostCenter';
/** CSV as a spreadsheet on a Chinese Windows saves it. */
const csv = (name: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: iconv.encode(['编号,名称,上级编号,生效日期', ...rows].join('\r\n'), 'gbk'),
});

describe('importing cost centres', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  const choose = (page: Page, file: ReturnType<typeof csv>) =>
    page.locator('input[type=file]').setInputFiles(file);
  const countOf = (page: Page, name: string) =>
    page
      .locator('.ci-counts dl > div', { has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .textContent();

  it('shows errors, applies the corrected file, and undoes it: reloaded at every step', async () => {
    const { page, complaints, failed } = await harness.enter('admin', PAGE);
    await page.getByText('还没有导入记录').first().waitFor();
    await choose(page, csv('一.csv', 'HN01,华南区,,2026-01-01', 'HN01,华南一部,HN01,2026-02-30'));
    await page.getByText('有1行错误').waitFor();
    await page.reload();
    await page.getByRole('cell', { name: 'D3' }).first().waitFor();
    assert.equal(await page.getByRole('button', { name: '导入', exact: true }).count(), 0);

    await page.goBack();
    await page.getByText('一.csv').first().waitFor();
    await choose(page, csv('二.csv', 'HN01,华南区,,2026-01-01', 'HN02,华南一部,HN01,2026/2/28'));
    await page.getByText('导入预览').first().waitFor();
    assert.equal(await countOf(page, '新增'), '2');
    await page.reload();
    await page.getByRole('button', { name: '导入', exact: true }).click();
    await page.getByRole('button', { name: '确认导入' }).click();
    await page.getByRole('button', { name: '撤销导入' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: '撤销导入' }).waitFor();

    // Importing the same file again changes nothing.
    await page.getByRole('button', { name: '返回' }).click();
    await choose(page, csv('三.csv', 'HN01,华南区,,2026-01-01', 'HN02,华南一部,HN01,2026/2/28'));
    await page.getByText('无需导入').waitFor();
    await page.getByRole('button', { name: '返回' }).click();
    await page.getByRole('button', { name: '查看 二.csv' }).click();
    await page.getByRole('button', { name: '撤销导入' }).click();
    await page.getByRole('button', { name: '确认撤销导入' }).click();
    await page.getByText('本次导入已整体撤销').waitFor();
    await page.reload();
    await page.getByText('本次导入已整体撤销').waitFor();
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });

  it('is of two tabs the one that came first, and says so in the other', async () => {
    const { page } = await harness.enter('admin', PAGE);
    await choose(page, csv('四.csv', 'HB01,华北区,,2026-01-01'));
    await page.getByText('导入预览').first().waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: '导入', exact: true }).click();
      await tab.getByRole('button', { name: '确认导入' }).waitFor();
    }
    // This tab does not notice the change of the other one.
    let hears: () => void = () => undefined;
    const heard = new Promise<void>((resolve) => (hears = resolve));
    await page.route(`**${queryCheckedFile.path}`, (route) => heard.then(() => route.continue()));
    await other.getByRole('button', { name: '确认导入' }).click();
    await other.getByRole('button', { name: '撤销导入' }).waitFor();
    await page.getByRole('button', { name: '确认导入' }).click();
    await page.getByText('该导入已结束').waitFor();
    hears();
    await page.getByRole('button', { name: '撤销导入' }).waitFor();
  });

  it('is nothing for those who keep no cost centres', async () => {
    const { page } = await harness.enter('staff', PAGE);
    await page.getByText('权限').first().waitFor();
    assert.equal(await page.locator('input[type=file]').count(), 0);
  });
});
