import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { queryApprovalDetail, submitApprovalApplyAuto } from '../../src/contract/approval/approval';
import { createOrder } from '../../src/contract/flight-booking/booking';
import { queryOrderFormInfo } from '../../src/contract/travellers/travellers';
import { queryStandardOverReason } from '../../src/contract/travel-standard/standards';
import { violationsOf } from '../support/e2e/page/accessible-page';
import { callsAt, type PortalCalls } from '../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../support/e2e/harness';
import { inDays, signIn } from '../support/e2e/steps';
import { findVoyage, orderOf, self } from '../support/gateway/areas/booking';
import { tripLeg } from '../support/gateway/areas/trips';
import { afterAll, beforeAll, describe, it } from '../support/e2e/test';

const KINDS = ['出差申请', '超标申请', '行前申请'] as const;
type Kind = (typeof KINDS)[number];

describe('approvals in a partner page: other origin, Vue, strict content policy, its own login', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  let booker: string;
  beforeAll(async () => {
    // makes every fare of the first enterprise exceed its standards and need its approver
    harness = await openHarness({}, async (db) => {
      await db
        .updateTable('travel_standard')
        .set({ max_price: 1, over_policy: 3, lowest_price_minutes: null })
        .where('enterprise_num', '=', '100001')
        .execute();
    });
    gateway = callsAt(harness.product.portal);
    booker = await gateway.login('staff');
  });
  afterAll(() => harness.close());

  let days = 15;
  /** Creates an application of a kind that awaits the approver. */
  async function apply(kind: Kind): Promise<string> {
    days += 2;
    const passenger = await self(gateway, booker);
    if (kind === '超标申请') {
      const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(days) };
      const voyage = await findVoyage(gateway, booker, { leg });
      const reasons = await gateway.ok(queryStandardOverReason, {}, { as: booker });
      const overReasons = reasons
        .filter(({ needsText }) => !needsText)
        .map(({ rule, reasonCode }) => ({ segmentNo: 1, rule, reasonCode, reasonText: '' }));
      const order = { ...orderOf([voyage], [passenger]), contactName: passenger.passagerName, overReasons };
      return (await gateway.ok(createOrder, order, { as: booker })).waitsForApplyId;
    }
    const { costCenterList } = await gateway.ok(queryOrderFormInfo, {}, { as: booker });
    const body = {
      applyType: kind === '出差申请' ? (1 as const) : (9 as const),
      purposeCode: 'P1',
      reason: '拜访客户',
      legs: [tripLeg({ beginDate: inDays(days), endDate: inDays(days + 1) })],
      travellerNOList: [passenger.staffNO],
      costCenterNo: costCenterList[0]?.no ?? '',
    };
    return (await gateway.ok(submitApprovalApplyAuto, body, { as: booker })).applyId;
  }

  const decide = async (page: Page, name: '同意' | '拒绝') => {
    await page.getByLabel('审批意见').fill('同意出行');
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: '立即提交', exact: true }).click();
  };
  const stateOf = async (applyId: string) =>
    (await gateway.ok(queryApprovalDetail, { applyId }, { as: booker })).applyState;

  for (const kind of KINDS) {
    it(`decides one from the list, and the page hears of it: ${kind}`, async () => {
      const applyId = await apply(kind);
      const { page, complaints } = await harness.visit(harness.product.partner);
      await signIn(page, 'approver');
      await page.getByRole('button', { name: '审批', exact: true }).click();
      await page.getByRole('button', { name: `审批 ${applyId}` }).click();
      await page.getByRole('heading', { name: new RegExp(`${kind} ${applyId}`) }).waitFor();
      await decide(page, '同意');
      await page.getByText(`最近审批的申请：${applyId} 已同意`).waitFor();
      assert.equal(await stateOf(applyId), '已同意');
      assert.deepEqual(await violationsOf(page), []);
      // no violation of the policy, which would be an error on the console
      assert.deepEqual(complaints, []);
    });

    it(`decides the one that the page names, with nothing but its tag, the number and a function: ${kind}`, async () => {
      const applyId = await apply(kind);
      const { page, complaints } = await harness.visit(`${harness.product.partner}?application=${applyId}`);
      await signIn(page, 'approver');
      await page.getByRole('heading', { name: new RegExp(`${kind} ${applyId}`) }).waitFor();
      await decide(page, '同意');
      await page.getByText(`最近审批的申请：${applyId} 已同意`).waitFor();
      assert.equal(await stateOf(applyId), '已同意');
      assert.doesNotMatch(await page.content(), /auth-?sign="/i);
      assert.deepEqual(await violationsOf(page), []);
      assert.deepEqual(complaints, []);
    });
  }
});
