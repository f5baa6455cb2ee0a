import assert from 'node:assert/strict';
import { submitApprovalApplyAuto, queryTravelPurpose } from '../../../src/contract/approval/approval';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { callsAt, type PortalCalls } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { tripLeg } from '../../support/gateway/areas/trips';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('the approval flow of an enterprise', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  beforeAll(async () => {
    harness = await openHarness();
    gateway = callsAt(harness.product.portal);
  });
  afterAll(() => harness.close());

  it('is changed by an administrator, and an application takes the path that was set', async () => {
    const { page: admin } = await harness.enter('admin', '#/approvalFlow/settings');
    const steps = admin.getByRole('list', { name: '审批步骤' });
    await steps.getByText('第2步 行政与财务会签').waitFor();

    // The step applies to every trip instead of expensive ones only, and comes first.
    await admin.getByRole('button', { name: '编辑行政与财务会签' }).click();
    await admin.getByRole('checkbox', { name: '金额' }).uncheck();
    await admin.getByRole('radio', { name: '或签' }).press('Space');
    await admin.getByRole('button', { name: '确定', exact: true }).click();
    await admin.getByRole('button', { name: '上移行政与财务会签' }).focus();
    await admin.keyboard.press('Enter');
    await steps.getByText('第1步 行政与财务会签').waitFor();

    // The trial shows the approvers before the flow is saved.
    await admin.getByRole('tab', { name: '试算' }).click();
    await admin.getByRole('combobox', { name: '申请人' }).fill('陈思远');
    await admin
      .getByRole('option', { name: /陈思远/ })
      .first()
      .click();
    await admin.getByRole('button', { name: '试算', exact: true }).click();
    const tried = admin.getByRole('list', { name: '试算结果' });
    assert.match(
      (await tried.getByRole('listitem').first().textContent()) ?? '',
      /^行政与财务会签需审批或签/,
    );

    await admin.getByRole('button', { name: '保存', exact: true }).click();
    await admin.getByText(/^版本2刘敏于/).waitFor();
    await admin.getByRole('tab', { name: '版本记录' }).click();
    await admin.getByText('“行政与财务会签”审批方式：会签 → 或签').waitFor();
    await admin.getByText('“行政与财务会签”适用条件：金额满¥20,000 → 所有申请').waitFor();

    const as = await gateway.login('staff');
    const [purpose] = await gateway.ok(
      queryTravelPurpose,
      { requestSource: 'bussUserWeb', version: 0 },
      { as },
    );
    const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '', self: true }, { as });
    const day = addDays(shanghaiDate(new Date()), 20);
    const { applyId } = await gateway.ok(
      submitApprovalApplyAuto,
      {
        applyType: 1,
        purposeCode: purpose?.purposeCode ?? '',
        reason: '按新流程审批的出差',
        legs: [tripLeg({ beginDate: day, endDate: day })],
        travellerNOList: staffList.map(({ staffNO }) => staffNO),
      },
      { as },
    );
    const { page: mine } = await harness.enter('staff', `#/approval/index?applyId=${applyId}`);
    const path = mine.getByRole('list', { name: '审批流程' }).locator('> li');
    await path.first().getByText('行政与财务会签').waitFor();
    assert.equal(await path.first().getAttribute('aria-current'), 'step');
    assert.match((await path.nth(1).textContent()) ?? '', /直属上级审批/);
  });

  it('is no page of those who may not change it', async () => {
    const { page } = await harness.enter('staff', '#/approvalFlow/settings');
    await page.getByText('无页面权限，请联系管理员添加').waitFor();
    assert.equal(await page.getByRole('list', { name: '审批步骤' }).count(), 0);
  });
});
