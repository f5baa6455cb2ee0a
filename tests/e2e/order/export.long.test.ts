import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const MANAGED = '#/orderManage/manageairOrderList';

describe('the export of orders in the portal', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('goes from the filtered list through the download centre to the rows of the file', async () => {
    const { page, complaints, failed } = await harness.enter('admin', MANAGED);
    await page.getByRole('button', { name: '订单状态' }).click();
    await page.getByRole('checkbox', { name: '完成' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '取消筛选：订单状态：完成' }).waitFor();
    const rows = page.getByRole('table', { name: '订单列表' }).locator('tbody tr');
    await rows.filter({ hasText: '已退票' }).first().waitFor({ state: 'detached' });
    const total = Number(/共 (\d+) 条/.exec(await page.getByText(/^共 \d+ 条$/).innerText())?.[1]);
    const [first] = await rows
      .first()
      .getByRole('link', { name: /^\d{14}$/ })
      .allInnerTexts();
    assert.ok(total > 20 && first);

    const button = page.getByRole('button', { name: '导出 CSV' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByText('已开始生成文件').waitFor();
    assert.ok(await button.evaluate((element) => element.matches(':focus')));
    await page.getByRole('button', { name: '查看下载' }).click();
    await page.getByRole('heading', { name: '下载中心', level: 1 }).waitFor();
    assert.match(page.url(), /#\/download\/downloadList$/);

    const save = page.getByRole('button', { name: /^下载 机票订单_.*\.csv$/ });
    await save.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    assert.match(download.suggestedFilename(), /^机票订单_\d{8}-\d{4}\.csv$/);
    const lines = readFileSync(await download.path(), 'utf8')
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n');
    const [head, ...orders] = lines.map((line) => line.split(','));
    assert.deepEqual(head?.slice(0, 2), ['订单号', '状态']);
    assert.match(orders.pop()?.[0] ?? '', /^合计（不含已取消/);
    assert.equal(orders.length, total);
    assert.equal(orders[0]?.[0], `"=""${first}"""`);
    assert.ok(orders.every(([, state]) => state === '完成'));

    // Back returns to the list.
    await page.goBack();
    await page.getByRole('heading', { name: '企业机票订单', level: 1 }).waitFor();
    assert.deepEqual([complaints, failed], [[], []]);
  });

  it('is announced in the header, on any page, until the user has seen the list of files', async () => {
    const { page, complaints, failed } = await harness.enter('staff', '#/orderManage/airOrderList');
    await page.getByRole('banner').getByRole('link', { name: '下载中心', exact: true }).waitFor();
    await page.getByRole('button', { name: '导出 CSV' }).click();
    const told = page.getByRole('banner').getByRole('link', { name: '下载中心，有新文件' });
    await told.waitFor();
    await page.reload();
    await told.waitFor();
    await told.click();
    await page.getByRole('heading', { name: '下载中心', level: 1 }).waitFor();
    await told.waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('heading', { name: '机票订单', level: 1, exact: true }).waitFor();
    assert.equal(await told.count(), 0);
    assert.deepEqual([complaints, failed], [[], []]);
  });
});
