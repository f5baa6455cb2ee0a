import assert from 'node:assert/strict';
import { generateSync } from 'otplib';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { violationsOf } from '../../support/e2e/page/accessible-page';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('an authenticator app', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  /** Code of the authenticator app at the product's time, `steps` half-minutes later. */
  async function appCode(secret: string, steps = 0): Promise<string> {
    const { headers } = await fetch(harness.product.portal);
    const seconds = Math.floor(new Date(headers.get('date') ?? '').getTime() / 1000);
    return generateSync({ secret, epoch: seconds + steps * 30 });
  }

  async function smsCode(): Promise<string> {
    const page = await (await fetch(`${harness.product.portal}developer`)).text();
    const code = /验证码(\d{6})，用于验证身份/.exec(page)?.[1];
    assert.ok(code, page);
    return code;
  }

  async function signIn(page: Page): Promise<void> {
    await page.getByLabel('账号').fill('staff');
    await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('heading', { name: '二次验证' }).waitFor();
  }

  it('is set up with its secret, asks for its code at sign-in, and gives way to a recovery code once', async () => {
    const { page, complaints } = await harness.enter('staff', '#/accountSafe/setTotp');
    await page.getByText('已通过一种验证').waitFor();
    await page.getByRole('radio', { name: '短信验证码' }).check({ force: true });
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送，5分钟内有效').waitFor();
    await page.getByLabel(/^验证码/).fill(await smsCode());
    await page.getByRole('button', { name: '下一步' }).click();

    await page.getByRole('img', { name: '身份验证器二维码' }).waitFor();
    const secret = ((await page.locator('.as-secret').textContent()) ?? '').replaceAll(' ', '');
    assert.match(secret, /^[A-Z2-7]{16,}$/);
    await page.getByLabel(/验证码/).fill('000000');
    await page.getByRole('button', { name: '启用', exact: true }).click();
    await page.getByRole('alert').or(page.locator('.tp-field-message.error')).first().waitFor();
    await page.getByLabel(/验证码/).fill(await appCode(secret));
    await page.getByRole('button', { name: '启用', exact: true }).click();
    await page.locator('.as-codes').waitFor();
    const codes = await page.locator('.as-codes li').allTextContents();
    assert.equal(new Set(codes).size, 10);
    assert.deepEqual(await violationsOf(page), []);
    await page.getByRole('button', { name: /已保存/ }).click();
    await page.waitForURL(/#\/accountSafe\/safeList/);
    await page.getByText('剩余10个').waitFor();

    await page.getByRole('button', { name: '退出', exact: true }).first().click();
    await signIn(page);
    await page.getByLabel('身份验证器验证码').fill('123');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('请输入6位数字验证码').waitFor();
    assert.deepEqual(await violationsOf(page), []);
    await page.getByLabel('身份验证器验证码').fill(await appCode(secret, 1));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('button', { name: '陈思远' }).waitFor();

    const [code = ''] = codes;
    await page.getByRole('button', { name: '退出', exact: true }).first().click();
    await signIn(page);
    await page.getByRole('button', { name: '身份验证器不可用？使用恢复码' }).click();
    await page.getByLabel('恢复码').fill(code);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('button', { name: '陈思远' }).waitFor();
    await page.goto(`${harness.product.portal}#/accountSafe/safeList`);
    await page.getByText('剩余9个').waitFor();
    await page.getByText('使用恢复码').first().waitFor();
    assert.deepEqual(complaints, []);
  });
});
