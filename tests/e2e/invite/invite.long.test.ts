import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { positions } from '../../../src/contract/address-book/positions';
import { queryOrganisationChoices } from '../../../src/contract/enterprise/choices';
import { addInvitation, disableInvitation } from '../../../src/contract/invite/manage';
import { callsAt } from '../../support/e2e/gateway-calls';
import { violationsOf } from '../../support/e2e/page/accessible-page';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { keyboard } from '../../support/e2e/page/keyboard';
import { PHONE, thumb } from '../../support/e2e/page/thumb';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('an invitation', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  /** Creates an invitation as an administrator, who gets its link once. */
  async function makeLink(maxUses: number): Promise<{ link: string; withdraw(): Promise<unknown> }> {
    const calls = callsAt(harness.product.portal);
    const as = await calls.login('admin');
    const { choiceList: departments } = await calls.ok(
      queryOrganisationChoices,
      { kind: 'department' },
      { as },
    );
    const { rows: positionRows } = await calls.ok(positions.list, {}, { as });
    const [department, position] = [departments[0], positionRows[0]];
    assert.ok(department && position);
    const into = {
      department: { no: department.no, name: department.name },
      position: { no: position.positionNO, name: position.positionName },
    };
    const made = { ...into, maxUses, days: 7, needsConsent: false };
    const { invitationNO, link } = await calls.ok(addInvitation, made, { as });
    return { link, withdraw: () => calls.ok(disableInvitation, { invitationNO }, { as }) };
  }

  /** Newest code sent to a phone, from the developer page. */
  async function codeFor(phone: string): Promise<string> {
    for (;;) {
      const html = await (await fetch(`${harness.product.portal}developer`)).text();
      const row = html.split('<tr>').find((one) => one.includes(phone) && one.includes('用于加入'));
      const code = row && /验证码(\d{6})/.exec(row)?.[1];
      if (code) return code;
    }
  }

  async function prove(page: Page, phone: string): Promise<void> {
    await page.getByLabel('手机号').fill(phone);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送').waitFor();
    await page.getByLabel('验证码', { exact: true }).fill(await codeFor(phone));
    await page.getByRole('button', { name: '下一步' }).click();
  }

  it('takes a new person in by the keyboard and leads on to the sign-in; the address keeps no token', async () => {
    const { link } = await makeLink(2);
    const { page } = await harness.visit(link);
    await page.getByText('邀请您加入华睿信息').waitFor();
    assert.ok(!page.url().includes('inviteSign'), page.url());
    assert.deepEqual(await violationsOf(page), []);
    await page.reload();
    await page.getByText('邀请您加入华睿信息').waitFor();

    const keys = keyboard(page);
    const phone = page.getByLabel('手机号');
    await keys.to(phone);
    await page.keyboard.type('13900001111');
    await keys.press(page.getByRole('button', { name: '获取验证码' }));
    await page.getByText('验证码已发送').waitFor();
    await keys.to(page.getByLabel('验证码', { exact: true }));
    await page.keyboard.type(await codeFor('13900001111'));
    await page.keyboard.press('Enter');
    await page.getByText('手机号已验证').waitFor();
    await page.reload();
    await page.getByText('手机号已验证').waitFor();
    await keys.to(page.getByLabel('姓名'));
    await page.keyboard.type('单雄信');
    await page.keyboard.press('Enter');

    await page.waitForURL(/#\/linkInvite\/inviteSuccess\/.+\/.+/);
    await page.getByText('您已加入华睿信息').waitFor();
    assert.equal(await page.getByRole('heading', { name: '加入成功' }).count(), 1);
    assert.match(await page.title(), /^加入成功/);
    assert.deepEqual(await violationsOf(page), []);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('heading', { name: '远途商旅' }).waitFor();
  });

  it('says to a colleague that they are one already, and to the next that it is used up', async () => {
    const { link } = await makeLink(1);
    const colleague = await harness.visit(link, PHONE);
    await colleague.page.getByText('邀请您加入华睿信息').waitFor();
    await prove(colleague.page, '13800000002');
    await colleague.page.getByText('王建华，您已是华睿信息的成员').waitFor();

    const first = await harness.visit(link, PHONE);
    await first.page.getByText('邀请您加入华睿信息').waitFor();
    await prove(first.page, '13900002222');
    await first.page.getByLabel('姓名').fill('zhang/san');
    const finger = thumb(first.page);
    await finger.tap(first.page.getByRole('button', { name: '加入华睿信息' }));
    await first.page.getByText('您已加入华睿信息').waitFor();
    await finger.tap(first.page.getByRole('button', { name: '下载客户端' }));
    await first.page.waitForURL(/#\/appDown\/index$/);

    const next = await harness.visit(link, PHONE);
    await next.page.getByText('邀请人数已满').waitFor();
    assert.deepEqual(await violationsOf(next.page), []);
    await thumb(next.page).tap(next.page.getByRole('button', { name: '登录', exact: true }));
    await next.page.getByLabel('账号').waitFor();
  });

  it('is withdrawn, and says so', async () => {
    const { link, withdraw } = await makeLink(5);
    const { page } = await harness.visit(link);
    await page.getByText('邀请您加入华睿信息').waitFor();
    await withdraw();
    await page.reload();
    await page.getByText('邀请已被撤回').waitFor();
  });

  it('shows names from an address as text', async () => {
    const hostile = encodeURIComponent(`<img src=x>\u202e${'长'.repeat(500)}`);
    const { page } = await harness.visit(
      `${harness.product.portal}#/linkInvite/inviteSuccess/${hostile}/${hostile}`,
      PHONE,
    );
    await page.getByText('您已加入<img src=x>').waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.equal(overflow, 0);
  });
});
