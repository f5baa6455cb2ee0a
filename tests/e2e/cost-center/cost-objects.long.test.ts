import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('cost centres on their page', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  const code = 'CC-JOURNEY';
  const row = (page: Page) => page.getByRole('row').filter({ hasText: code });
  const dialog = (page: Page) => page.getByRole('dialog');

  it('are added, changed, closed into another, with their authors; the address contains the object shown', async () => {
    const { page, complaints, failed } = await harness.enter('admin', '#/costCenter/dataManage');
    await page.getByRole('button', { name: '新增成本中心' }).click();
    await dialog(page).getByLabel('编号').fill(code);
    await dialog(page).getByLabel('名称').fill('旅程中心');
    await dialog(page).getByText('指定部门和人员').click();
    await dialog(page).getByRole('combobox', { name: '部门' }).click();
    await page
      .getByRole('treeitem', { name: /研发部|研发中心/ })
      .first()
      .click();
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('button', { name: '保存' }).click();
    await row(page).waitFor();
    await page.reload();
    assert.match((await row(page).textContent()) ?? '', /旅程中心.*1个部门/);

    await row(page).getByRole('link', { name: code, exact: true }).click();
    await page.getByRole('heading', { name: '旅程中心' }).waitFor();
    const address = page.url();
    assert.match(address, /objectNo=/);
    await page.reload();
    await page.getByRole('heading', { name: '旅程中心' }).waitFor();

    await page.getByRole('button', { name: '编辑', exact: true }).click();
    await dialog(page).getByLabel('名称').fill('旅程总部');
    await dialog(page).getByRole('button', { name: '保存' }).click();
    await page.getByRole('heading', { name: '旅程总部' }).waitFor();
    await page.getByText('旅程中心 → 旅程总部').waitFor();

    await page.getByRole('button', { name: '关闭', exact: true }).click();
    await dialog(page).getByText('合并到其他对象').click();
    await dialog(page).getByRole('combobox', { name: '承接对象' }).click();
    await dialog(page).getByRole('option').first().click();
    await dialog(page)
      .getByRole('button', { name: /确认关闭/ })
      .click();
    await page.getByRole('button', { name: '重新打开' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: '重新打开' }).waitFor();
    const history = page.getByRole('list', { name: '变更记录' });
    for (const how of ['关闭', '修改', '新增']) await history.getByText(how, { exact: true }).waitFor();

    await page.goBack();
    await row(page).waitFor();
    assert.match((await row(page).textContent()) ?? '', /已关闭/);
    await page.goForward();
    await page.getByRole('heading', { name: '旅程总部' }).waitFor();
    assert.equal(page.url(), address);
    await page.goBack();

    await page.getByRole('tab', { name: '项目' }).click();
    await page.getByRole('button', { name: '新增项目' }).waitFor();
    assert.match(page.url(), /costKind=project/);
    await page.getByRole('radio', { name: '树形' }).press('Space');
    await page.getByRole('tree', { name: '项目' }).or(page.getByText('还没有项目')).waitFor();
    await page.reload();
    await page.getByRole('tree', { name: '项目' }).or(page.getByText('还没有项目')).waitFor();
    await page.goBack();
    await page.getByRole('search').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: '新增成本中心' }).waitFor();
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });

  it('cannot be edited by users without the right', async () => {
    const { page } = await harness.enter('staff', '#/costCenter/dataManage');
    await page
      .getByText(/无页面权限|您没有该操作的权限/)
      .first()
      .waitFor();
  });
});
