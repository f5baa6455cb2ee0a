import assert from 'node:assert/strict';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { signIn } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('staff on their page', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('are found, stopped, out at once, and back once they are started again', async () => {
    const colleague = await harness.enter('staff', '#/Home/index');
    await colleague.page.getByRole('banner').getByText('陈思远').waitFor();
    const { page, complaints, failed } = await harness.enter('admin', '#/addressBook/manage/list');
    const ask = async (what: '停用' | '启用') => {
      await page.getByRole('button', { name: `${what} 陈思远` }).click();
      const dialog = page.getByRole('dialog', { name: what });
      await dialog.getByRole('button', { name: what, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await page.getByLabel('关键字').fill('chensiyuan');
    await page.keyboard.press('Enter');
    await page.waitForURL(/keyword=chensiyuan/);
    await page.getByRole('button', { name: '停用 刘敏' }).waitFor({ state: 'detached' });
    await ask('停用');
    await page.getByRole('button', { name: '启用 陈思远' }).waitFor();

    await colleague.page.goto(`${harness.product.portal}#/orderManage/airOrderList`);
    await colleague.page.reload();
    await colleague.page.getByLabel('账号').waitFor();
    await signIn(colleague.page, 'staff');
    await colleague.page.getByText('您在该企业的账号已停用或已离职，请联系企业管理员').waitFor();

    await ask('启用');
    await page.getByRole('button', { name: '停用 陈思远' }).waitFor();
    await colleague.page.reload();
    await signIn(colleague.page, 'staff');
    await colleague.page.getByRole('banner').getByText('陈思远').waitFor();
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });
});
