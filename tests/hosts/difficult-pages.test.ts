import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { bookOver, openApprovalHarness, type ApprovalHarness } from '../support/e2e/approval-steps';
import { chooseFare, orderRow, payBy, search, signIn, submitOrder, TRIP } from '../support/e2e/steps';
import { PATCHES, visitPatched } from '../support/hosts/patches/patched-page';

describe('a page whose libraries patch the natives of the browser', () => {
  let approvals: ApprovalHarness;
  before(async () => (approvals = await openApprovalHarness()));
  after(() => approvals.harness.close());

  for (const [name, patch] of Object.entries(PATCHES)) {
    it(`${name}: signs in, books, pays and lists the order`, async () => {
      const { harness } = approvals;
      const { page, complaints } = await visitPatched(harness, patch);
      await page.goto(`${harness.product.portal}#/flightBooking/index`);
      await signIn(page, 'staff');
      await search(page, TRIP);
      await chooseFare(page);
      const orderNo = await submitOrder(page);
      await payBy(page, '企业月结');
      await page.goto(`${harness.product.portal}#/orderManage/airOrderList`);
      await orderRow(page, orderNo).waitFor();
      assert.deepEqual(complaints, []);
    });

    it(`${name}: lists applications, opens one and decides it`, async () => {
      const { harness, gateway, booker, approver } = approvals;
      const { waitsForApplyId } = await bookOver(gateway, booker, (days += 1));
      const { page, complaints } = await visitPatched(harness, patch);
      await page.goto(`${harness.product.portal}?authSign=${approver}#/approval/index`);
      await page.getByRole('button', { name: `审批 ${waitsForApplyId}` }).click();
      await page.getByText('价格超标').waitFor();
      await page.getByLabel('审批意见').fill('同意出行');
      await page.getByRole('button', { name: '同意', exact: true }).click();
      await page.getByText('审批意见：同意出行').waitFor();
      assert.deepEqual(complaints, []);
    });
  }
});

/** Each application is for a day of its own. */
let days = 15;
