import assert from 'node:assert/strict';
import type { BrowserContextOptions, Page } from '@playwright/test';
import {
  decideApproval,
  queryApprovalDetail,
  submitApprovalApplyAuto,
} from '../../../src/contract/approval/approval';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { self } from '../../support/gateway/areas/booking';
import { tripLeg } from '../../support/gateway/areas/trips';
import { violationsOf } from '../../support/e2e/page/accessible-page';
import { mailWith } from '../../support/e2e/mail-box';
import { bookOver, openApprovalHarness } from '../../support/e2e/approval-steps';
import type { PortalCalls } from '../../support/e2e/gateway-calls';
import type { Harness } from '../../support/e2e/harness';
import { keyboard } from '../../support/e2e/page/keyboard';
import { inDays } from '../../support/e2e/steps';
import { PHONE, thumb } from '../../support/e2e/page/thumb';
import { afterAll, beforeAll, describe, it, longIt } from '../../support/e2e/test';

const KINDS = [
  ['出差申请', 'busTripApproveDetail'],
  ['超标申请', 'overStandApproveDetail'],
  ['行前申请', 'preTripApproveDetail'],
] as const;
type Kind = (typeof KINDS)[number][0];

describe('links of mails', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  let booker: string;
  let approver: string;
  beforeAll(async () => {
    ({ harness, gateway, booker, approver } = await openApprovalHarness());
  });
  afterAll(() => harness.close());

  let days = 15;
  /** Submits an application of this kind, which waits for the approver. */
  async function apply(kind: Kind): Promise<string> {
    days += 2;
    if (kind === '超标申请') return (await bookOver(gateway, booker, days)).waitsForApplyId;
    const { staffNO } = await self(gateway, booker);
    // The enterprise requires a cost centre.
    const { costCenterList } = await gateway.ok(queryOrderFormInfo, {}, { as: booker });
    const { applyId } = await gateway.ok(
      submitApprovalApplyAuto,
      {
        applyType: kind === '出差申请' ? 1 : 9,
        purposeCode: 'P1',
        reason: '拜访客户',
        legs: [tripLeg({ beginDate: inDays(days), endDate: inDays(days + 1) })],
        travellerNOList: [staffNO],
        costCenterNo: costCenterList[0]?.no ?? '',
      },
      { as: booker },
    );
    return applyId;
  }

  /** Link in the newest mail about an application. */
  async function linkOf(applyId: string): Promise<string> {
    const link = new RegExp(`href="([^"]*/${applyId}\\?authSign=[^"]+)"`);
    const { text } = await mailWith(harness.product.portal, (mail) => link.test(mail));
    return link.exec(text)?.[1] ?? '';
  }

  const visit = async (link: string, options: BrowserContextOptions = PHONE) =>
    (await harness.visit(link, options)).page;
  const view = (page: Page) => page.getByRole('button', { name: '查看申请' });
  async function open(link: string): Promise<Page> {
    const page = await visit(link);
    await view(page).click();
    return page;
  }
  const agree = (page: Page) => page.getByRole('button', { name: '同意', exact: true });
  const stateOf = async (applyId: string) =>
    (await gateway.ok(queryApprovalDetail, { applyId }, { as: approver })).applyState;
  const wayOn = async (page: Page) => {
    await page.getByRole('link', { name: '登录门户查看' }).click();
    await page.getByLabel('账号').waitFor();
    assert.match(page.url(), /returnUrl=.*approval.*index/);
  };

  for (const [kind, address] of KINDS) {
    longIt(`decide with a thumb, without the portal: ${kind}`, async () => {
      const applyId = await apply(kind);
      const link = await linkOf(applyId);
      assert.ok(link.includes(`/approve.html#/${address}/${applyId}?`), link);
      // A mail scanner opens the link first, runs its scripts and presses no button.
      const scanner = await visit(link);
      await view(scanner).waitFor();
      assert.deepEqual(await violationsOf(scanner), []);
      const page = await visit(link);
      await page.getByRole('heading', { level: 1, name: `${kind}审批` }).waitFor();
      await view(page).click();
      await agree(page).waitFor();
      assert.doesNotMatch(page.url(), /authSign|al_/);
      assert.equal(await page.locator('tp-portal').count(), 0);
      assert.equal(await page.evaluate(() => localStorage.length), 0, 'nothing is signed in for other tabs');
      assert.deepEqual(await violationsOf(page), []);
      const finger = thumb(page);
      await finger.tap(page.getByLabel('审批意见'));
      await page.getByLabel('审批意见').fill('同意出行');
      await finger.tap(agree(page));
      await page.getByText(/赵一鸣已于.*同意该申请/).waitFor();
      assert.equal(await stateOf(applyId), '已同意');
      await page.reload();
      await page.getByText(/赵一鸣已于.*同意该申请/).waitFor();
      assert.equal(await agree(page).count(), 0);
    });
  }

  longIt('decide with the keyboard alone', async () => {
    const applyId = await apply('行前申请');
    const page = await visit(await linkOf(applyId));
    await view(page).waitFor();
    const keys = keyboard(page);
    // The page has no focus yet.
    await keys.to(view(page));
    await page.keyboard.press('Enter');
    await agree(page).waitFor();
    await keys.keepsFocus();
    await keys.to(page.getByLabel('审批意见'));
    await page.keyboard.type('请改期');
    await keys.press(page.getByRole('button', { name: '拒绝', exact: true }));
    await keys.press(page.getByRole('button', { name: '确定拒绝' }));
    await page.getByText(/赵一鸣已于.*拒绝该申请/).waitFor();
    await keys.keepsFocus();
    assert.equal(await stateOf(applyId), '已拒绝');
  });

  longIt('are read anew, left and come back to in their tab, and used in every other', async () => {
    const applyId = await apply('出差申请');
    const link = await linkOf(applyId);
    const page = await open(link);
    await agree(page).waitFor();
    await page.reload();
    await agree(page).waitFor();
    await page.goto(`${harness.product.portal}developer`);
    await page.goBack();
    await agree(page).waitFor();
    const other = await open(link);
    await other.getByText('链接已使用').waitFor();
    await other.getByText('申请单尚未处理，可登录门户审批。').waitFor();
    assert.doesNotMatch(other.url(), /authSign|al_/);
    assert.deepEqual(await violationsOf(other), []);
    await thumb(other).fits();
    await wayOn(other);
  });

  longIt('that were used show the state of the application', async () => {
    const applyId = await apply('出差申请');
    const link = await linkOf(applyId);
    const page = await open(link);
    await agree(page).click();
    await page.getByText(/赵一鸣已于.*同意该申请/).waitFor();
    const again = await open(link);
    await again.getByText('申请单已处理：已同意。').waitFor();
  });

  longIt('that arrive after the decision show it', async () => {
    const applyId = await apply('行前申请');
    const link = await linkOf(applyId);
    await gateway.ok(decideApproval, { applyId, decision: 'refuse', opinion: '下月再去' }, { as: approver });
    const page = await open(link);
    await page.getByText(/赵一鸣已于.*拒绝该申请/).waitFor();
    assert.equal(await agree(page).count(), 0);
    assert.equal(await page.getByRole('link', { name: '登录门户' }).count(), 1);
  });

  longIt('that have expired, were tampered with or lead nowhere say so, with a way on', async () => {
    const applyId = await apply('出差申请');
    const link = await linkOf(applyId);
    const tampered = await open(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
    await tampered.getByText('链接无效').waitFor();
    await wayOn(tampered);
    const nowhere = await visit(link.replace('busTripApproveDetail', 'nowhere'));
    await nowhere.getByText('页面不存在').waitFor();
    // The link expired only recently, because long expired ones are deleted.
    const justNow = new Date(Date.now() - 1_000);
    await harness.change((db) =>
      db.updateTable('approval_link').set({ expires_at: justNow }).where('apply_id', '=', applyId).execute(),
    );
    const page = await open(link);
    await page.getByText('链接已过期').waitFor();
    await wayOn(page);
  });

  it('of another user do not open in the session of this one, and stay valid', async () => {
    const applyId = await apply('出差申请');
    const link = await linkOf(applyId);
    const { page } = await harness.enter('staff', '#/Home/index', PHONE);
    await page.getByRole('banner').waitFor();
    await page.goto(link);
    await view(page).click();
    await page.getByText('该链接不属于您').waitFor();
    const theirs = await open(link);
    await agree(theirs).waitFor();
  });

  longIt('end with their session: the page says so, and opens no new one', async () => {
    const applyId = await apply('出差申请');
    const page = await open(await linkOf(applyId));
    await agree(page).waitFor();
    await harness.change((db) => db.deleteFrom('session').where('limited_to', '=', applyId).execute());
    const ended = page.getByText('本次访问已结束');
    // The page's own requests may reveal the change before the press.
    await Promise.race([
      agree(page)
        .click()
        .catch(() => undefined),
      ended.waitFor(),
    ]);
    await ended.waitFor();
    await wayOn(page);
  });

  longIt(
    'without a token lead to the portal: in the present session, else to the sign-in and back',
    async () => {
      const applyId = await apply('超标申请');
      const address = `${harness.product.portal}approve.html#/overStandApproveDetail/${applyId}`;
      const page = await visit(address, {});
      await page.getByLabel('账号').waitFor();
      assert.match(
        decodeURIComponent(page.url()),
        new RegExp(`returnUrl=/overStandApproveDetail/${applyId}`),
      );
      const { page: nowhere } = await harness.enter('staff', 'approve.html#/nowhere/1');
      await nowhere.getByText('您访问的页面不存在或已失效').waitFor();
    },
  );

  longIt('have an approve URL that is a page: the pending tasks of the user', async () => {
    const { page } = await harness.enter('approver', 'approve.html');
    await page.getByRole('tab', { name: /待我审批/ }).waitFor();
    await page.getByRole('heading', { level: 1, name: '申请审批' }).waitFor();
    const { page: home } = await harness.enter('approver', '#/Home/index');
    await home.getByRole('button', { name: /待我审批/ }).click();
    await home.getByRole('tab', { name: /待我审批/ }).waitFor();
    assert.match(home.url(), /#\/approve\.html$/);
  });
});
