import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { inDays } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const WALLET = '#/companyManageSet/walletAccount';
const DIGITS = '135792';

describe('a payment by the wallet that asks for the security password', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  /** Newest code on the developer page. */
  async function smsCode(): Promise<string> {
    const page = await (await fetch(`${harness.product.portal}developer`)).text();
    const code = /验证码(\d{6})，用于验证身份/.exec(page)?.[1];
    assert.ok(code, page);
    return code;
  }
  const payWith = async (page: Page, digits: string) => {
    await page.getByLabel('安全密码', { exact: true }).fill(digits);
    await page.keyboard.press('Enter');
  };

  it('is paid by a user who sets one and gives it, once, with the keyboard', async () => {
    const gateway = callsAt(harness.product.portal);
    const as = await gateway.login('staff');
    const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(9) };
    const voyage = await findVoyage(gateway, as, { leg });
    const body = { ...orderOf([voyage], [await self(gateway, as)]), overlapConfirmed: true };
    const { orderNo } = await gateway.ok(createOrder, body, { as });

    const { page: admin } = await harness.enter('admin', WALLET);
    await admin.getByRole('button', { name: '钱包设置' }).click();
    const settings = admin.getByRole('dialog');
    await settings.getByLabel('单笔超过').fill('100');
    await settings.getByRole('button', { name: '保存' }).click();
    await settings.waitFor({ state: 'detached' });

    const paying = `#/orderManage/airOrderList?orderNo=${orderNo}&paying=1`;
    const { page, complaints, failed } = await harness.enter('staff', paying);
    await page.getByText('企业预存', { exact: true }).click();
    await page.getByText('您尚未设置').waitFor();
    assert.equal(await page.getByRole('button', { name: '确认支付' }).count(), 0);
    await page.getByRole('button', { name: '设置安全密码' }).click();
    await page.waitForURL(/#\/accountSafe\/setSecurePassword/);
    await page.getByText('已通过一种验证').waitFor();
    await page.getByRole('radio', { name: '短信验证码' }).check({ force: true });
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送，5分钟内有效').waitFor();
    await page.getByLabel(/^验证码/).fill(await smsCode());
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByLabel('新安全密码').fill(DIGITS);
    await page.getByLabel('再次输入安全密码').fill(DIGITS);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/accountSafe\/safeList/);

    await page.goBack();
    await page.goto(`${harness.product.portal}${paying}`);
    await page.getByText('企业预存', { exact: true }).click();
    await page.getByText('金额超过 ¥100.00，须验证您的6位安全密码').waitFor();
    await payWith(page, '864201');
    await page.getByText('安全密码错误，请重新输入').waitFor();
    await payWith(page, DIGITS);
    await page.getByRole('list', { name: '收支记录' }).waitFor();
    const { payments } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    assert.deepEqual(
      payments.map(({ payType }) => payType),
      [2],
    );
    assert.deepEqual([complaints, failed], [[], []]);
  });

  it('is asked of who recharges, and of who would do away with it', async () => {
    const { page, complaints } = await harness.enter('admin', WALLET);
    await page.getByRole('button', { name: '钱包设置' }).click();
    const settings = page.getByRole('dialog');
    await settings.getByLabel('单笔超过').fill('');
    await settings.getByText('您尚未设置').waitFor();
    await settings.getByRole('button', { name: '保存' }).click();
    await settings.getByText('请先在账户安全中设置安全密码').waitFor();
    await page.goto(`${harness.product.portal}#/managementCenter/offlineRecharge`);
    await page.getByRole('button', { name: '在线充值' }).click();
    const recharge = page.getByRole('dialog');
    await recharge.getByLabel('金额').fill('100');
    assert.equal(await recharge.getByText('您尚未设置').count(), 0);
    await recharge.getByLabel('金额').fill('100.01');
    await recharge.getByText('您尚未设置').waitFor();
    assert.deepEqual(complaints, []);
  });
});
