import assert from 'node:assert/strict';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('roles on their page', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('are made, given to a colleague who then has the page, and taken from them again', async () => {
    const { page, complaints, failed } = await harness.enter('admin', '#/permission/roleManageNew');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: '新增角色' }).click();
    await dialog.getByLabel('角色名称').fill('职位查看员');
    await dialog.getByRole('combobox', { name: '数据范围' }).selectOption({ label: '本人' });
    await dialog.getByLabel('查找权限').fill('职位列表');
    await dialog.getByRole('treeitem', { name: '职位列表' }).click();
    await dialog.getByRole('button', { name: '保存' }).click();
    await page.getByRole('link', { name: '职位查看员', exact: true }).click();
    await page.getByRole('button', { name: '添加成员' }).click();
    await dialog.getByRole('combobox', { name: '员工' }).fill('陈思远');
    await dialog.getByRole('option', { name: /陈思远/ }).click();
    await dialog.getByRole('button', { name: '保存' }).click();
    await page.getByRole('button', { name: '移除 陈思远' }).waitFor();

    const colleague = await harness.enter('staff', '#/addressBook/manage/positionList');
    await colleague.page.getByRole('heading', { name: '职位列表' }).waitFor();
    await colleague.page.getByRole('table').getByText('工程师', { exact: true }).waitFor();

    await page.getByRole('button', { name: '移除 陈思远' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
    await page.getByRole('table', { name: '成员列表' }).getByText('该角色还没有成员').waitFor();
    await colleague.page.reload();
    await colleague.page.getByText('无页面权限，请联系管理员添加').waitFor();
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });
});
