import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/e2e/page/accessible-page';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { mailWith } from '../../support/e2e/mail-box';
import { enterAgency, openDesk } from '../../support/e2e/operator';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const NEW_PHONE = '13912345678';

describe('a claim of who can reach neither phone nor mailbox', () => {
  let harness: Harness;
  let service: Page;
  beforeAll(async () => {
    harness = await openHarness();
    ({ page: service } = await enterAgency(harness, 'operations'));
  });
  afterAll(() => harness.close());

  async function smsCode(): Promise<string> {
    const page = await (await fetch(`${harness.product.portal}developer`)).text();
    const code = /验证码(\d{6})，用于绑定手机号/.exec(page)?.[1];
    assert.ok(code, page);
    return code;
  }

  async function claim(page: Page): Promise<void> {
    await page.getByLabel('新手机号').fill(NEW_PHONE);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送，5分钟内有效').waitFor();
    await page.getByLabel('验证码', { exact: true }).fill(await smsCode());
    await page.getByLabel('申诉原因').fill('手机丢失，邮箱已停用');
    const file = { name: '身份证.png', mimeType: 'image/png', buffer: PNG };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('身份证.png 已上传').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: '提交申诉' }).click();
    await page.getByText('客服正在核对身份证明').waitFor();
  }

  it('is approved by customer service, told to the mailbox, and stopped from there without a login', async () => {
    const { page, complaints } = await harness.enter('staff', '#/accountSafe/changePhone');
    await page.getByRole('button', { name: '手机和邮箱都无法使用？' }).click();
    await page.waitForURL(/#\/accountSafe\/serviceCenter/);
    await claim(page);
    await page.reload();
    await page.getByText('客服正在核对身份证明').waitFor();

    await openDesk(service, '身份申诉');
    await service.getByRole('button', { name: /^SS\d{18}$/ }).click();
    await service.getByText(NEW_PHONE).waitFor();
    const download = service.waitForEvent('download');
    await service.getByRole('button', { name: '下载 身份证.png' }).click();
    assert.equal((await download).suggestedFilename(), '身份证.png');
    await service.getByRole('button', { name: '通过' }).click();
    await service.getByRole('alertdialog').getByRole('button', { name: '通过' }).click();
    await service.getByText('已通过，等待生效').waitFor();
    assert.deepEqual(await violationsOf(service), []);

    await page.reload();
    await page.getByText(/手机将于\d{4}-\d{2}-\d{2} \d{2}:\d{2}更换/).waitFor();
    assert.deepEqual(await violationsOf(page), []);
    assert.deepEqual(complaints, []);

    const { text } = await mailWith(harness.product.portal, (mail) => mail.includes('的身份申诉已通过'));
    const link = /account\/link\?token=[A-Za-z0-9_-]{43}/.exec(text)?.[0];
    assert.ok(link, text);
    const { page: mailed } = await harness.visit(`${harness.product.portal}${link}`);
    await mailed.getByText('申请将手机更换为139****5678').waitFor();
    assert.doesNotMatch(mailed.url(), /token/);
    await mailed.getByRole('button', { name: '确认撤销并退出所有设备' }).click();
    await mailed.getByText('申诉已撤销，所有设备已退出登录').waitFor();
    await page.reload();
    await page.getByText('认证已过期').first().waitFor();
  });

  it('is refused with a reason that the claimant sees, and can be made and taken back again', async () => {
    const { page, complaints } = await harness.enter('approver', '#/accountSafe/serviceCenter');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('新手机号').fill('13912345679');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送，5分钟内有效').waitFor();
    await page.getByLabel('验证码', { exact: true }).fill(await smsCode());
    await page.getByLabel('申诉原因').fill('手机丢失');
    await page.getByRole('button', { name: '提交申诉' }).click();
    await page.getByText('请上传身份证明').waitFor();
    const file = { name: '护照.png', mimeType: 'image/png', buffer: PNG };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('护照.png 已上传').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: '提交申诉' }).click();
    await page.getByText('客服正在核对身份证明').waitFor();

    await service.reload();
    await openDesk(service, '身份申诉');
    await service.getByRole('row').filter({ hasText: '待处理' }).getByRole('button').first().click();
    await service.getByRole('button', { name: '拒绝' }).click();
    const dialog = service.getByRole('dialog');
    await dialog.getByRole('button', { name: '拒绝' }).click();
    await dialog.getByText('请输入原因').waitFor();
    await dialog.getByLabel('拒绝原因').fill('证件不清晰');
    await dialog.getByRole('button', { name: '拒绝' }).click();
    await service.getByText('证件不清晰').waitFor();
    await page.reload();
    await page.getByText('证件不清晰').waitFor();
    await page.getByRole('button', { name: '提交申诉' }).waitFor();
    assert.deepEqual(complaints, []);
  });
});
