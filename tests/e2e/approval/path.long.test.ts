import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { queryApprovalDetail, queryApprovalList } from '../../../src/contract/approval/approval';
import { callsAt, type PortalCalls } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const REASON = '广州项目上线支持';

describe('the path of an expensive trip', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  let applyId: string;
  beforeAll(async () => {
    harness = await openHarness();
    gateway = callsAt(harness.product.portal);
    const as = await gateway.login('staff');
    const { applicationList } = await gateway.ok(queryApprovalList, { role: 'applicant' }, { as });
    applyId = applicationList.find(({ reason }) => reason === REASON)?.applyId ?? '';
    assert.notEqual(applyId, '');
  });
  afterAll(() => harness.close());

  const open = async (account: string, width = 1440): Promise<Page> => {
    const options = width === 1440 ? {} : { viewport: { width, height: 844 }, hasTouch: true };
    const { page } = await harness.enter(account, `#/approval/index?applyId=${applyId}`, options);
    await path(page).waitFor();
    return page;
  };
  const path = (page: Page) => page.getByRole('list', { name: '审批流程' });
  const current = (page: Page) => path(page).locator('> [aria-current="step"]');
  const agree = (page: Page) => page.getByRole('button', { name: '同意', exact: true });
  const sendNow = (page: Page) => page.getByRole('button', { name: '立即提交', exact: true });

  it('goes from the supervisor to two who sign together, back and on again, and the applicant sees it', async () => {
    const mine = await open('staff');
    await current(mine).getByText('直属上级审批').waitFor();
    assert.equal(await agree(mine).count(), 0);

    const admin = await open('admin');
    assert.equal(await agree(admin).count(), 0, 'others decide before them');
    const supervisor = await open('approver');
    await supervisor.getByLabel('审批意见').fill('项目需要');
    await agree(supervisor).click();
    await sendNow(supervisor).click();
    await current(supervisor).getByText('行政与财务会签').waitFor();
    await supervisor.reload();
    await current(supervisor).getByText('会签', { exact: true }).waitFor();
    assert.equal(await agree(supervisor).count(), 0);

    // The task has passed to the administrator, which the page shows without a reload.
    await admin.evaluate(() => window.dispatchEvent(new Event('focus')));
    await admin.getByLabel('审批意见').fill('请补充天数说明');
    await admin.getByRole('button', { name: '退回', exact: true }).click();
    await admin.getByRole('radio', { name: '直属上级审批' }).check();
    await admin.getByRole('button', { name: '确定退回' }).click();
    await current(admin).getByText('直属上级审批').waitFor();
    await path(admin).getByText('审批意见：请补充天数说明').waitFor();

    await supervisor.reload();
    await agree(supervisor).click();
    await sendNow(supervisor).click();
    await current(supervisor).getByText('行政与财务会签').waitFor();
    await admin.reload();
    await agree(admin).click();
    await sendNow(admin).click();
    await path(admin).getByText('刘敏').first().waitFor();

    const finance = await open('finance', 390);
    await agree(finance).tap();
    await sendNow(finance).tap();
    await finance.getByText(/已于.*同意该申请/).waitFor();
    await mine.getByText(/已于.*同意该申请/).waitFor();
    assert.equal(await path(mine).locator('[aria-current]').count(), 0);
    const as = await gateway.login('staff');
    assert.equal((await gateway.ok(queryApprovalDetail, { applyId }, { as })).applyState, '已同意');
  });

  it('is passed on by the keyboard to a colleague, who decides', async () => {
    const as = await gateway.login('approver');
    const { applicationList } = await gateway.ok(
      queryApprovalList,
      { role: 'approver', taskState: 'open' },
      { as },
    );
    const [other] = applicationList;
    assert.ok(other);
    applyId = other.applyId;
    const page = await open('approver');
    await page.getByRole('button', { name: '转交', exact: true }).focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('dialog', { name: '转交' }).getByRole('combobox');
    await field.waitFor();
    await page.keyboard.type('刘敏');
    await page.getByRole('option', { name: /刘敏/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '确定转交' }).focus();
    await page.keyboard.press('Enter');
    await path(page).getByText('已转交').waitFor();
    assert.equal(await agree(page).count(), 0);
    const admin = await open('admin');
    await path(admin).getByText('王建华转交').waitFor();
    await agree(admin).click();
    await sendNow(admin).click();
    await admin.getByText(/刘敏已于.*同意该申请/).waitFor();
  });
});
