import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { queryCostCenterBudgets, saveCostCenterBudget } from '../../../src/contract/cost-center/budgets';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { inDays } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it, longIt } from '../../support/e2e/test';

/** Covers more than this year, because on the first of January the year has no records. */
const YEARS = `beginDate=${inDays(-700)}&endDate=${inDays(0)}`;

describe('travel reports', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
  /** Figure by its name, once it matches the filters. */
  const figure = (page: Page, name: string) =>
    page
      .locator('[aria-busy=false] > .rp-figures > div', { has: page.getByText(name, { exact: true }) })
      .locator('.rp-value')
      .filter({ hasText: /\d/ })
      .innerText();
  /** Staff numbers as a parameter of the address. */
  const persons = (...numbers: string[]) => `persons=${encodeURIComponent(JSON.stringify(numbers))}`;

  it('lead from the overview to the tickets behind a figure and back, and keep the state in the address', async () => {
    const { page, complaints, failed } = await harness.enter('admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('navigation', { name: '一级菜单' }).getByRole('link', { name: '差旅报表' }).click();
    await title(page, '报表总览');
    await page.goto(`${harness.product.portal}#/travelReport/pandect?${YEARS}`);
    await page.waitForURL(/beginDate=/);
    const amount = await figure(page, '净支出');
    assert.match(amount, /^¥[\d,]+\.\d\d$/);
    // Charts are drawn on a canvas, so the values are read from the table.
    await page
      .getByRole('figure', { name: /^每月净支出/ })
      .getByRole('button', { name: '表格' })
      .click();
    await page.getByRole('table', { name: /^每月净支出/ }).waitFor();

    await page.getByLabel('对比').selectOption({ label: '环比（上期）' });
    await page.waitForURL(/compare=before/);
    await page.reload();
    await title(page, '报表总览');
    assert.equal(await figure(page, '净支出'), amount);
    assert.equal(await page.getByLabel('对比').locator('option:checked').innerText(), '环比（上期）');

    await page.getByRole('row', { name: /^酒店/ }).getByRole('button', { name: '酒店的明细' }).click();
    await page.getByRole('heading', { name: /^酒店的/ }).waitFor();
    await page.getByText(/^共 \d+ 条$/).waitFor();
    await page.getByRole('button', { name: '返回报表' }).click();
    await page.getByRole('row', { name: /^酒店/ }).waitFor();
    assert.deepEqual([complaints, failed], [[], []]);
    await page.context().close();
  });

  longIt('hold the spend against the budgets of today, before whom the whole enterprise is', async () => {
    const overview = `#/travelReport/pandect?${YEARS}&granularity=month`;
    const { page } = await harness.enter('admin', overview);
    const chart = page.getByRole('figure', { name: /^每月净支出/ });
    await chart.getByText(/^统计区间预算 ¥[\d,.]+，已用 [\d.]+%，(剩余|超出) ¥[\d,.]+。$/).waitFor();
    const gateway = callsAt(harness.product.portal);
    const as = await gateway.login('admin');
    const budgetYear = Number(inDays(0).slice(0, 4));
    const { budgetList } = await gateway.ok(queryCostCenterBudgets, { budgetYear }, { as });
    const [{ costCenterNO, revision } = { costCenterNO: '', revision: 0 }] = budgetList;
    const taken = { costCenterNO, budgetYear, monthAmountList: null, basedOn: revision };
    await gateway.ok(saveCostCenterBudget, taken, { as });
    await page.reload();
    await chart.getByText('1 个成本中心有未设预算的月份，其支出也计入已用。').waitFor();
    await chart.getByRole('button', { name: '表格' }).click();
    await page.getByRole('columnheader', { name: '预算' }).waitFor();

    const { page: other } = await harness.enter('approver', overview);
    await other
      .getByRole('figure', { name: /^每月净支出/ })
      .getByRole('button', { name: '表格' })
      .click();
    await other.getByRole('table', { name: /^每月净支出/ }).waitFor();
    assert.equal(await other.getByText('预算').count(), 0);
  });

  longIt('share among the pages of tickets whom they are narrowed to, and with no others', async () => {
    const { page } = await harness.enter('admin', `#/travelReport/ticket/hotAnalysis?${YEARS}`);
    await title(page, '热门航线分析');
    const all = await figure(page, '机票张数');
    await page.getByRole('button', { name: '更多筛选' }).click();
    await page.getByRole('combobox', { name: '部门', exact: true }).click();
    await page.getByRole('dialog', { name: '部门' }).getByRole('treeitem', { name: '行政部' }).click();
    await page.keyboard.press('Escape');
    const tag = page.getByRole('button', { name: '取消筛选：部门：行政部' });
    await tag.waitFor();
    await page.waitForURL(/departments=/);
    await page.getByRole('row', { name: /^合计/ }).waitFor();
    assert.notEqual(await figure(page, '机票张数'), all);

    const tabs = page.getByRole('link', { name: '月度分析' });
    await tabs.click();
    await title(page, '月度分析');
    await tag.waitFor();
    await page.getByRole('link', { name: '火车票报表' }).click();
    await title(page, '火车票明细');
    await page.getByText(/^共 \d+ 条$/).waitFor();
    assert.equal(await tag.count(), 0);
    await page.context().close();
  });

  longIt(
    'show flights on a map and in a flow from departments, and every day in a calendar, each with its tickets behind',
    async () => {
      const { page, complaints, failed } = await harness.enter(
        'admin',
        `#/travelReport/ticket/hotAnalysis?${YEARS}`,
      );
      const plot = (name: RegExp) => page.getByRole('figure', { name }).getByRole('application');
      await plot(/^航线图/).focus();
      await page.keyboard.press('ArrowDown');
      const said = await plot(/^航线图/)
        .getByRole('status')
        .filter({ hasText: '↔' })
        .innerText();
      const [route = ''] = said.split('：');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: `${route}的机票明细` }).waitFor();
      await page.getByText(/^共 [1-9]\d* 条$/).waitFor();
      await page.getByRole('button', { name: '返回报表' }).click();
      await plot(/^净支出流向：部门到航线/).waitFor();

      await page.getByRole('link', { name: '月度分析' }).click();
      await title(page, '月度分析');
      await plot(/^每日净支出/).focus();
      await page.keyboard.press('End');
      await plot(/^每日净支出/)
        .getByRole('status')
        .filter({ hasText: '净支出 ' })
        .waitFor();
      assert.deepEqual([complaints, failed], [[], []]);
      await page.context().close();
    },
  );

  longIt('show everybody only their own scope, at every address', async () => {
    const department = await harness.enter('approver', `#/travelReport/ticket/ticketReport?${YEARS}`);
    await title(department.page, '机票明细');
    await department.page
      .getByRole('row', { name: /研发中心/ })
      .first()
      .waitFor();
    const departments = await department.page.locator('tbody tr td:nth-child(4)').allInnerTexts();
    assert.ok(departments.length > 1);
    assert.deepEqual(
      departments.filter((name) => !/研发|测试|前端|后端|运维/.test(name)),
      [],
    );
    await department.page.context().close();

    // The administrator's own flights belong to another department.
    const elsewhere = `#/travelReport/ticket/ticketReport?${YEARS}&${persons('1000010003')}`;
    const other = await harness.enter('approver', elsewhere);
    await other.page.getByText('没有符合筛选条件的差旅记录').waitFor();
    await other.page.context().close();
    const admin = await harness.enter('admin', elsewhere);
    await admin.page.getByRole('row', { name: /刘敏/ }).first().waitFor();
    await admin.page.context().close();

    // Staff see only their own records and have no page to import any.
    const staff = await harness.enter('staff', elsewhere);
    await staff.page.getByText('没有符合筛选条件的差旅记录').waitFor();
    await staff.page.evaluate(() => (location.hash = '#/travelReport/importRecords'));
    await title(staff.page, '出错了');
    await staff.page.context().close();
  });
});
