import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { mailWith } from '../../support/e2e/mail-box';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const PASSWORD = 'walnut-river-42';
const EMAIL = 'chen.siyuan@mail.example';

describe('account safety', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  /** Newest code for this purpose on the developer page. */
  async function smsCode(words: string): Promise<string> {
    const page = await (await fetch(`${harness.product.portal}developer`)).text();
    const code = new RegExp(`验证码(\\d{6})，用于${words}`).exec(page)?.[1];
    assert.ok(code, page);
    return code;
  }
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).last();

  /** Proves the identity by SMS, after the sign-in has counted as a proof of the password. */
  async function proveBySms(page: Page): Promise<void> {
    await page.getByText('已通过一种验证').waitFor();
    await page.getByRole('radio', { name: '短信验证码' }).check({ force: true });
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送，5分钟内有效').waitFor();
    await page.getByLabel(/^验证码/).fill(await smsCode('验证身份'));
    await page.getByRole('button', { name: '下一步' }).click();
  }

  it('changes the password once two proofs are there, and signs the other device out', async () => {
    const { page: other } = await harness.enter('staff', '#/accountSafe/safeList');
    await heading(other, '登录设备').waitFor();
    const { page, complaints, failed } = await harness.enter('staff', '#/accountSafe/safeList');
    await heading(page, '登录设备').waitFor();
    await page.getByText('初始密码，尚未修改').waitFor();
    await page.getByRole('button', { name: '修改登录密码' }).click();
    await page.waitForURL(/#\/accountSafe\/changePassword/);
    // Neither a reload nor Back skips the required proof.
    await page.reload();
    await proveBySms(page);
    await page.getByLabel('新密码', { exact: true }).fill('password1');
    await page.getByText('密码强度：非常弱').waitFor();
    await page.getByLabel('新密码', { exact: true }).fill(PASSWORD);
    await page.getByText(/密码强度：(强|非常强)/).waitFor();
    await page.getByLabel('再次输入新密码').fill(PASSWORD);
    await page.getByRole('button', { name: '确定' }).click();
    await page.getByText('登录密码已修改，其他1台设备已退出登录').waitFor();
    await page.waitForURL(/#\/accountSafe\/safeList/);
    await other.reload();
    await other.getByText('认证已过期').first().waitFor();
    assert.deepEqual([complaints, failed], [[], []]);

    const { text } = await mailWith(harness.product.portal, (mail) => mail.includes('登录密码已修改'));
    const link = /account\/link\?token=[A-Za-z0-9_-]{43}/.exec(text)?.[0];
    assert.ok(link, text);
    const { page: mailed } = await harness.visit(`${harness.product.portal}${link}`);
    await mailed.getByText('登录密码被修改').waitFor();
    assert.doesNotMatch(mailed.url(), /token/);
    await mailed.getByRole('button', { name: '确认撤销并退出所有设备' }).click();
    await mailed.getByText('已撤销，所有设备已退出登录').waitFor();
    await page.reload();
    await page.getByText('认证已过期').first().waitFor();
  });

  it('changes the phone by the mail address, and the address by the link that it gets', async () => {
    const { page, complaints, failed } = await harness.enter('approver', '#/accountSafe/mailChangePhone');
    await page.getByText('已通过一种验证').waitFor();
    await page.getByRole('button', { name: '获取验证码' }).click();
    const { text } = await mailWith(harness.product.portal, (mail) => mail.includes('用于验证身份'));
    await page.getByLabel(/^验证码/).fill(/\d{6}/.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByLabel('新手机号').fill('13912345678');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送，5分钟内有效').waitFor();
    await page.getByLabel('验证码', { exact: true }).fill(await smsCode('绑定手机号'));
    await page.getByRole('button', { name: '确定' }).click();
    await page.waitForURL(/#\/accountSafe\/changePhoneSuccess/);
    await page.getByText('已绑定手机139****5678，请用该手机号登录').waitFor();
    await page.goBack();
    await page.getByLabel('新手机号').waitFor();

    await page.goto(`${harness.product.portal}#/accountSafe/setNewEmail`);
    await page.getByLabel('新邮箱').fill(EMAIL);
    await page.getByRole('button', { name: '发送验证邮件' }).click();
    await page.waitForURL(/#\/accountSafe\/safeList/);
    const { text: asked } = await mailWith(harness.product.portal, (mail) => mail.includes('将此邮箱设为'));
    const link = /account\/link\?token=[A-Za-z0-9_-]{43}/.exec(asked)?.[0] ?? '';
    await page.goto(`${harness.product.portal}${link}`);
    await page.getByRole('button', { name: '确认绑定' }).click();
    await page.getByText('邮箱c****@mail.example已绑定').waitFor();
    await page.getByRole('link', { name: '返回安全设置' }).click();
    await page.waitForURL(/#\/accountSafe\/eMailValitor/);
    await page.getByText('邮箱c****@mail.example已绑定').waitFor();
    await page.getByRole('button', { name: '返回安全设置' }).click();
    await page.getByText('c****@mail.example', { exact: true }).waitFor();
    assert.deepEqual([complaints, failed], [[], []]);
  });

  it('sets the security password on a phone’s screen, by keyboard', async () => {
    const { page, complaints } = await harness.enter('admin', '#/accountSafe/setSecurePassword');
    await page.setViewportSize({ width: 390, height: 844 });
    await proveBySms(page);
    await page.getByLabel('新安全密码').fill('123456');
    await page.getByLabel('再次输入安全密码').fill('123456');
    await page.keyboard.press('Enter');
    await page.getByText('不能使用连续的数字').waitFor();
    await page.getByLabel('新安全密码').fill('135792');
    await page.getByLabel('再次输入安全密码').fill('135792');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/accountSafe\/safeList/);
    await page.getByRole('button', { name: '忘记安全密码' }).waitFor();
    assert.deepEqual(complaints, []);
  });
});
