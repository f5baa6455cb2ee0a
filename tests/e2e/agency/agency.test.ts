import assert from 'node:assert/strict';
import { violationsOf } from '../../support/e2e/page/accessible-page';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { enterAgency, nextCodeOf, openDesk, passCode } from '../../support/e2e/operator';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const PASSWORD = 'qeR7-vandel-Osmium';

describe('the agency portal', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  it('signs an operator in, who adds another, who signs in by their link', async () => {
    const { page } = await enterAgency(harness, 'operations');
    await openDesk(page, '操作员');
    await page.waitForURL(/#\/operators$/);
    await page.getByRole('button', { name: '新增操作员' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('登录名').fill('xu.zhixing');
    await dialog.getByLabel('姓名').fill('许知行');
    await dialog.getByLabel('审计').check();
    await dialog.getByLabel('验证码').fill(nextCodeOf('operations'));
    await dialog.getByRole('button', { name: '保存' }).click();
    const link = await page.getByRole('textbox', { name: '登录链接' }).inputValue();

    const { page: theirs } = await harness.visit(link);
    await theirs.getByText('许知行，您好').waitFor();
    assert.ok(!theirs.url().includes('start'), theirs.url());
    await theirs.getByLabel('新密码', { exact: true }).fill(PASSWORD);
    await theirs.getByLabel('再次输入新密码').fill(PASSWORD);
    await theirs.getByRole('button', { name: '下一步' }).click();
    const secret = (await theirs.locator('code').innerText()).replaceAll(' ', '');
    await passCode(theirs, secret, '启用并登录');
    await openDesk(theirs, '操作日志');
    await theirs.getByText('新增操作员许知行').first().waitFor();
    assert.deepEqual(await violationsOf(theirs), []);
    await theirs.reload();
    await theirs.getByRole('button', { name: '退出登录' }).waitFor();
  });
});
