import assert from 'node:assert/strict';
import { decideApproval, submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import { self } from '../../support/gateway/areas/booking';
import { tripLeg } from '../../support/gateway/areas/trips';
import { violationsOf } from '../../support/e2e/page/accessible-page';
import { callsAt, type PortalCalls } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { keyboard } from '../../support/e2e/page/keyboard';
import { inDays } from '../../support/e2e/steps';
import { PHONE, thumb } from '../../support/e2e/page/thumb';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('the bell in the header', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  let staff: string;
  beforeAll(async () => {
    harness = await openHarness();
    gateway = callsAt(harness.product.portal);
    staff = await gateway.login('staff');
  });
  afterAll(() => harness.close());

  let days = 40;
  async function apply(): Promise<string> {
    days += 2;
    const { staffNO } = await self(gateway, staff);
    const { applyId } = await gateway.ok(
      submitApprovalApplyAuto,
      {
        applyType: 9,
        purposeCode: 'P1',
        reason: '拜访客户',
        legs: [tripLeg({ beginDate: inDays(days), endDate: inDays(days + 1) })],
        travellerNOList: [staffNO],
      },
      { as: staff },
    );
    return applyId;
  }

  it('counts a new notice without a reload, leads to its application, and remembers read ones', async () => {
    const { page } = await harness.enter('approver', '#/Home/index');
    const bell = page.getByRole('button', { name: /^通知/ });
    await bell.waitFor();
    const applyId = await apply();
    await bell.click();
    const link = page.getByRole('link').filter({ hasText: applyId });
    await link.waitFor();
    assert.match((await link.textContent()) ?? '', /未读：陈思远的行前申请等待您审批/);
    assert.deepEqual(await violationsOf(page), []);
    await link.click();
    await page.getByRole('button', { name: '同意', exact: true }).waitFor();
    assert.match(page.url(), new RegExp(`#/approval/index\\?applyId=${applyId}`));
    await page.reload();
    await bell.click();
    await link.waitFor();
    assert.doesNotMatch((await link.textContent()) ?? '', /未读/);
    await page.getByRole('button', { name: '全部已读' }).click();
    await page.getByRole('button', { name: '通知', exact: true }).waitFor();
  });

  it('is used by the keyboard alone, and gives the focus back', async () => {
    const { page } = await harness.enter('approver', '#/Home/index');
    await apply();
    const bell = page.getByRole('button', { name: /^通知，\d+条未读$/ });
    const keys = keyboard(page);
    await keys.to(bell);
    await keys.press(bell);
    const readAll = page.getByRole('button', { name: '全部已读' });
    await readAll.waitFor();
    await keys.to(readAll);
    await page.keyboard.press('Escape');
    assert.equal(await bell.and(page.locator(':focus')).count(), 1);
    await keys.press(bell);
    await keys.press(page.getByRole('link').filter({ hasText: '等待您审批' }).first());
    await page.getByRole('button', { name: '同意', exact: true }).waitFor();
  });

  it('shows the applicant the outcome on a phone', async () => {
    const applyId = await apply();
    const approver = await gateway.login('approver');
    await gateway.ok(decideApproval, { applyId, decision: 'refuse', opinion: '' }, { as: approver });
    const { page } = await harness.enter('staff', '#/Home/index', PHONE);
    const finger = thumb(page);
    await finger.tap(page.getByRole('button', { name: /^通知/ }));
    await finger.tap(page.getByRole('link').filter({ hasText: applyId }));
    await page.getByText(/王建华已于.*拒绝该申请/).waitFor();
  });
});
