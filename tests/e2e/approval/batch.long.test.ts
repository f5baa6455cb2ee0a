import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { bookOver, openApprovalHarness } from '../../support/e2e/approval-steps';
import type { PortalCalls } from '../../support/e2e/gateway-calls';
import type { Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('applications decided together', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  let booker: string;
  let approver: string;
  beforeAll(async () => {
    ({ harness, gateway, booker, approver } = await openApprovalHarness());
  });
  afterAll(() => harness.close());

  const enter = async (token: string, hash: string): Promise<Page> => {
    const { page } = await harness.visit(`${harness.product.portal}?authSign=${token}#${hash}`, {
      viewport: { width: 1440, height: 900 },
    });
    return page;
  };
  const statusOf = async (orderNo: string) =>
    (await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: booker })).orderStatus;

  it('are agreed to but for one that its applicant withdraws meanwhile; the orders are payable', async () => {
    const booked = [
      await bookOver(gateway, booker, 31),
      await bookOver(gateway, booker, 32),
      await bookOver(gateway, booker, 33),
      await bookOver(gateway, booker, 34),
    ];
    const [first, withdrawn, third, other] = booked.map(({ waitsForApplyId }) => waitsForApplyId);
    assert.ok(first !== undefined && withdrawn !== undefined && third !== undefined && other !== undefined);
    const page = await enter(approver, '/approval/index');
    for (const applyId of [first, withdrawn, third]) {
      await page.getByRole('checkbox', { name: `选择 ${applyId}` }).check();
    }
    const bar = page.getByRole('group', { name: '批量审批' });
    await bar.getByText('已选 3 项').waitFor();
    await bar.getByRole('button', { name: '批量同意' }).click();
    const dialog = page.getByRole('dialog', { name: '批量同意' });
    await dialog.getByLabel('审批意见').fill('同意出行');

    const mine = await enter(booker, `/approval/index?applyId=${withdrawn}`);
    await mine.getByRole('button', { name: '撤回申请' }).click();
    await mine.getByRole('button', { name: '确定撤回' }).click();
    await mine.getByText(/申请人已于.*撤回该申请/).waitFor();

    await dialog.getByRole('button', { name: '确定同意（3）' }).click();
    await dialog.getByText('2项成功，1项未成功').waitFor();
    const result = (applyId: string) => dialog.getByRole('listitem').filter({ hasText: applyId });
    await result(first).getByText('已同意').waitFor();
    await result(third).getByText('已同意').waitFor();
    await result(withdrawn).getByText('该申请单已处理，不能重复审批').waitFor();
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    await page.getByRole('row').filter({ hasText: first }).waitFor({ state: 'detached' });
    assert.equal(await bar.count(), 0);

    await page.reload();
    await page.getByRole('checkbox', { name: `选择 ${other}` }).waitFor();
    for (const applyId of [first, withdrawn, third]) {
      assert.equal(await page.getByRole('checkbox', { name: `选择 ${applyId}` }).count(), 0);
    }
    await page.getByRole('tab', { name: '我已审批' }).click();
    for (const applyId of [first, third]) {
      await page.getByRole('row').filter({ hasText: applyId }).getByText('已同意').waitFor();
    }
    const statuses = [];
    for (const { orderNo } of booked) statuses.push(await statusOf(orderNo));
    assert.deepEqual(statuses, ['待支付', '已取消', '待支付', '待审批']);
    await mine.goto(`${harness.product.portal}#/orderManage/airOrderList?orderNo=${booked[0]?.orderNo}`);
    await mine.getByRole('button', { name: '去支付' }).waitFor();
  });
});
