import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import {
  confirmAgencyRecharge,
  queryAgencyRecharge,
  queryAgencyRechargeFile,
} from '../../../src/contract/agency/recharges';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { queryWalletMovements } from '../../../src/contract/wallet/account';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';
import { callsAt, type PortalCalls } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { operatorOf } from '../../support/e2e/operator';
import { inDays } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const PDF = Buffer.from('%PDF-1.7\n回单');

describe('recharging the wallet', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  let admin: string;
  beforeAll(async () => {
    harness = await openHarness({}, (db) => leaveSpendable({ db }, 'credit', 0));
    gateway = callsAt(harness.product.portal);
    admin = await gateway.login('admin');
  });
  afterAll(() => harness.close());

  const figure = async (page: Page, name: string): Promise<string> =>
    (await page
      .getByRole('region', { name: '企业预存' })
      .locator('dl > div')
      .filter({ hasText: name })
      .locator('dd')
      .textContent()) ?? '';
  const fen = (shown: string): number => Number(shown.replaceAll(/[^\d]/g, ''));

  it('goes by a transfer that the agency confirms; then it stands in the account, and pays an order', async () => {
    const { page, complaints, failed } = await harness.enter('admin', '#/companyManageSet/walletAccount');
    await page.getByText('期初 + 收入 − 支出 = 期末').waitFor();
    const before = fen(await figure(page, '总额'));

    await page.getByRole('button', { name: '充值', exact: true }).click();
    await page.getByRole('button', { name: '提交线下充值' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('金额').fill('12345.67');
    await dialog.getByLabel('转账日期').fill(shanghaiDate(new Date()));
    await dialog.getByLabel('付款方').fill('华睿信息技术股份有限公司');
    await dialog.getByLabel('银行流水号').fill('JOURNEY-1');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: '回单.pdf', mimeType: 'application/pdf', buffer: PDF });
    await dialog.getByRole('button', { name: '删除 回单.pdf' }).waitFor();
    await dialog.getByRole('button', { name: '提交', exact: true }).click();
    await page.getByText('服务商核对银行到账后确认').waitFor();
    await page.waitForURL(/rechargeNo=CZ\d{18}/);
    const rechargeNo = /rechargeNo=(CZ\d{18})/.exec(page.url())?.[1] ?? '';

    const finance = await operatorOf(harness, 'finance');
    const options = { as: finance };
    const { fileList } = await gateway.ok(queryAgencyRecharge, { rechargeNo }, options);
    const fileNo = fileList.find(({ fileName }) => fileName === '回单.pdf')?.fileNo ?? '';
    const { downloadUrl } = await gateway.ok(queryAgencyRechargeFile, { rechargeNo, fileNo }, options);
    const fetched = await fetch(downloadUrl);
    assert.deepEqual(Buffer.from(await fetched.arrayBuffer()), PDF);
    await gateway.ok(confirmAgencyRecharge, { rechargeNo, firstOperatorNo: '' }, options);

    await page.reload();
    await page.getByText('已到账').waitFor();
    await page.goto(`${harness.product.portal}#/companyManageSet/walletAccount`);
    await page.getByRole('row').filter({ hasText: rechargeNo }).waitFor();
    await page.getByText('期初 + 收入 − 支出 = 期末').waitFor();
    assert.equal(fen(await figure(page, '总额')), before + 1_234_567);

    const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(15) };
    const order = orderOf([await findVoyage(gateway, admin, { leg })], [await self(gateway, admin)]);
    const { orderNo, totalAmount } = await gateway.ok(createOrder, order, { as: admin });
    await page.goto(`${harness.product.portal}#/orderManage/airOrderList?orderNo=${orderNo}&paying=true`);
    await page.getByRole('group', { name: '支付方式' }).getByText('企业预存', { exact: true }).click();
    await page.getByRole('button', { name: '确认支付' }).click();
    await page.getByRole('list', { name: '收支记录' }).waitFor();

    await page.goto(`${harness.product.portal}#/companyManageSet/walletAccount`);
    const paid = page.getByRole('row').filter({ hasText: orderNo });
    await paid.waitFor();
    assert.equal(fen(await figure(page, '总额')), before + 1_234_567 - totalAmount);
    await paid.getByRole('link', { name: orderNo }).click();
    await page.waitForURL(new RegExp(`orderNo=${orderNo}`));
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });

  it('goes by the cashier, once for two presses there', async () => {
    const { page } = await harness.enter('admin', '#/managementCenter/offlineRecharge');
    await page.getByRole('button', { name: '在线充值' }).click();
    await page.getByRole('dialog').getByLabel('金额').fill('800');
    const [cashier] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('dialog').getByRole('button', { name: '去支付' }).click(),
    ]);
    await cashier.getByRole('heading', { name: '收银台' }).waitFor();
    const again = cashier.url();
    await cashier.getByRole('button', { name: '确认支付' }).click();
    await cashier.getByRole('heading', { name: '充值成功' }).waitFor();
    await cashier.goto(again);
    await cashier.getByRole('button', { name: '确认支付' }).click();
    await cashier.getByRole('heading', { name: '充值成功' }).waitFor();
    // The page polls by itself.
    await page.getByText('已到账').waitFor();
    const keyword = /rechargeNo=(CZ\d{18})/.exec(page.url())?.[1] ?? '';
    const { total, inAmount } = await gateway.ok(
      queryWalletMovements,
      { account: 'prepaid', keyword },
      { as: admin },
    );
    assert.deepEqual([total, inAmount], [1, 80_000]);
  });

  it('is refused to users who may not see the wallet', async () => {
    for (const address of ['#/companyManageSet/walletAccount', '#/managementCenter/offlineRecharge']) {
      const { page } = await harness.enter('staff', address);
      await page
        .getByText(/无页面权限|您没有该操作的权限/)
        .first()
        .waitFor();
    }
  });
});
