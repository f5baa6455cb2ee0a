import assert from 'node:assert/strict';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { inDays } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const WALLET = '#/companyManageSet/walletAccount';

describe('a payment by the wallet above the amount that one person pays alone', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness({}, (db) => leaveSpendable({ db }, 'credit', 0));
  });
  afterAll(() => harness.close());

  it('is paid once another has agreed, each in their own window', async () => {
    const gateway = callsAt(harness.product.portal);
    const as = await gateway.login('staff');
    const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(9) };
    const voyage = await findVoyage(gateway, as, { leg });
    const body = { ...orderOf([voyage], [await self(gateway, as)]), overlapConfirmed: true };
    const { orderNo } = await gateway.ok(createOrder, body, { as });

    const { page: admin, complaints, failed } = await harness.enter('admin', WALLET);
    await admin.getByRole('button', { name: '钱包设置' }).click();
    const settings = admin.getByRole('dialog');
    await settings.getByLabel('单笔付款超过').fill('100');
    await settings.getByRole('button', { name: '保存' }).click();
    await settings.waitFor({ state: 'detached' });
    await admin.getByRole('tab', { name: '付款复核' }).click();
    await admin.getByText('还没有需要复核的付款').first().waitFor();

    const { page: payer } = await harness.enter(
      'staff',
      `#/orderManage/airOrderList?orderNo=${orderNo}&paying=1`,
    );
    await payer.getByText('须复核').waitFor();
    await payer.getByText('企业预存', { exact: true }).click();
    await payer.getByText('须经他人复核后支付').waitFor();
    await payer.getByRole('button', { name: '提交复核' }).click();
    await payer.getByText('复核同意后即可支付').waitFor();
    await payer.reload();
    await payer.getByText('待复核').waitFor();

    const row = admin.getByRole('row').filter({ hasText: orderNo });
    await row.getByRole('button', { name: '同意' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByText(orderNo).waitFor();
    await dialog.getByRole('button', { name: '同意' }).click();
    await row.getByText('已同意').waitFor();
    await admin.reload();
    await row.getByText('已同意').waitFor();

    await payer.getByText('复核已同意').waitFor();
    await payer.getByText('企业预存', { exact: true }).click();
    await payer.getByRole('button', { name: '确认支付' }).click();
    await payer.getByRole('list', { name: '收支记录' }).waitFor();
    await admin.getByRole('tab', { name: '账户流水' }).click();
    await admin.getByRole('row').filter({ hasText: orderNo }).waitFor();
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });
});
