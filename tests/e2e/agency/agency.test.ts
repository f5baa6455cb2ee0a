import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { DEMO_OPERATORS } from '../../../demo/gateway/agency/demo-operators';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { violationsOf } from '../../support/e2e/page/accessible-page';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const PASSWORD = 'qeR7-vandel-Osmium';
const codeOf = (secret: string): string => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) });

describe('the agency portal', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  async function pass(page: Page, secret: string, button: string): Promise<void> {
    await page.getByLabel('验证码').fill(codeOf(secret));
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('button', { name: '退出登录' }).waitFor();
  }

  it('signs an operator in, who adds another, who signs in by their link', async () => {
    const [operations] = DEMO_OPERATORS;
    assert.ok(operations);
    const { page } = await harness.visit(`${harness.product.portal}agency/`);
    await page.getByLabel('登录名').fill(operations.loginName);
    await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: '下一步' }).click();
    await pass(page, operations.secret, '登录');
    await page.getByRole('navigation').getByRole('button', { name: '操作员' }).click();
    await page.waitForURL(/#\/operators$/);
    await page.getByRole('button', { name: '新增操作员' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('登录名').fill('xu.zhixing');
    await dialog.getByLabel('姓名').fill('许知行');
    await dialog.getByLabel('审计').check();
    await dialog.getByRole('button', { name: '保存' }).click();
    const link = await page.getByRole('textbox', { name: '登录链接' }).inputValue();

    const { page: theirs } = await harness.visit(link);
    await theirs.getByText('许知行，您好').waitFor();
    assert.ok(!theirs.url().includes('start'), theirs.url());
    await theirs.getByLabel('新密码', { exact: true }).fill(PASSWORD);
    await theirs.getByLabel('再次输入新密码').fill(PASSWORD);
    await theirs.getByRole('button', { name: '下一步' }).click();
    const secret = (await theirs.locator('code').innerText()).replaceAll(' ', '');
    await pass(theirs, secret, '启用并登录');
    await theirs.getByRole('navigation').getByRole('button', { name: '操作日志' }).click();
    await theirs.getByText('新增操作员许知行').first().waitFor();
    assert.deepEqual(await violationsOf(theirs), []);
    await theirs.reload();
    await theirs.getByRole('button', { name: '退出登录' }).waitFor();
  });
});
