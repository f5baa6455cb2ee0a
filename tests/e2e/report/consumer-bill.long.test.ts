import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { inDays } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const PAGE = '/financeManage/myConsumerBillReports';
const YEARS = `beginDate=${inDays(-700)}&endDate=${inDays(0)}`;

describe('the bill of a person’s spend', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
  /** Net spend, once it matches the filters. */
  const spent = (page: Page) =>
    page
      .locator('[aria-busy=false] > .rp-figures > div', { has: page.getByText('净支出', { exact: true }) })
      .locator('dd')
      .filter({ hasText: /\d/ })
      .innerText();

  it('is found in the menu by staff, keeps its state in the address, and leads to an order and to files', async () => {
    const { page, complaints, failed } = await harness.enter('staff');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('navigation', { name: '一级菜单' }).getByRole('link', { name: '个人中心' }).click();
    await page.getByRole('link', { name: '我的消费账单' }).first().click();
    await title(page, '我的消费账单');
    await page.goto(`${harness.product.portal}#${PAGE}?${YEARS}`);
    await page.waitForURL(/beginDate=/);
    const all = await spent(page);
    assert.match(all, /^-?¥[\d,]+\.\d\d$/);

    await page.getByLabel('产品', { exact: true }).selectOption({ label: '机票' });
    await page.waitForURL(/product=flight/);
    const link = page.getByRole('link', { name: /^查看订单 \d+$/ }).first();
    await page.getByRole('button', { name: '取消筛选：产品：机票' }).waitFor();
    await link.waitFor();
    const orderNo = (await link.innerText()).trim();
    await page.getByLabel('关键字', { exact: true }).fill(orderNo);
    await page.getByRole('button', { name: '查询', exact: true }).click();
    await page.waitForURL(new RegExp(`keyword=${orderNo}`));
    await page.getByText('仅统计符合筛选条件的消费').waitFor();
    const narrowed = await spent(page);
    await page.reload();
    await title(page, '我的消费账单');
    assert.equal(await page.getByLabel('关键字', { exact: true }).inputValue(), orderNo);
    assert.equal(await spent(page), narrowed);
    assert.notEqual(narrowed, all);

    await page.getByRole('button', { name: '导出 Excel' }).click();
    await page.getByRole('button', { name: '查看下载' }).click();
    await title(page, '下载中心');
    await page
      .getByRole('row', { name: /我的消费账单/ })
      .first()
      .waitFor();
    await page.goBack();
    await title(page, '我的消费账单');
    await page
      .getByRole('link', { name: `查看订单 ${orderNo}` })
      .first()
      .click();
    await page.getByRole('heading', { name: new RegExp(orderNo) }).waitFor();
    assert.deepEqual([complaints, failed], [[], []]);
    await page.context().close();
  });

  it('is everybody’s own: others see other sums, at every address', async () => {
    const sums: string[] = [];
    for (const account of ['staff', 'admin']) {
      const { page } = await harness.enter(
        account,
        `#${PAGE}?${YEARS}&staffNo=1000010003&staffNO=1000010003`,
      );
      await title(page, '我的消费账单');
      sums.push(await spent(page));
      await page.context().close();
    }
    assert.equal(new Set(sums).size, 2);
  });
});
