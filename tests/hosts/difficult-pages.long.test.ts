import assert from 'node:assert/strict';
import { bookOver, openApprovalHarness, type ApprovalHarness } from '../support/e2e/approval-steps';
import { openHarness, type Harness } from '../support/e2e/harness';
import { chooseFare, orderRow, payBy, search, signIn, submitOrder, TRIP } from '../support/e2e/steps';
import { boxesOf, openDifficult, type DifficultPage } from '../support/hosts/difficult-page';
import { BROKEN_NATIVES } from '../support/hosts/patches/broken-natives';
import { PATCHES, runnable, visitPatched } from '../support/hosts/patches/patched-page';
import { afterAll, beforeAll, describe, it } from '../support/e2e/test';

/** Pages that could distort the layout of the elements, with the tolerance in px. */
const PAGES: Readonly<Record<string, DifficultPage & { within: number }>> = {
  'written from right to left': { htmlAttributes: 'dir="rtl"', within: 0.5 },
  // in quirks mode a line without text of its own has no height, so its content is a little higher
  'in quirks mode': { doctype: '', within: 2 },
  'with another base for its addresses': {
    head: '<base href="https://elsewhere.example/deep/page">',
    within: 0.5,
  },
};

describe('a page that is written otherwise', () => {
  let approvals: ApprovalHarness;
  beforeAll(async () => (approvals = await openApprovalHarness()));
  afterAll(() => approvals.harness.close());

  it('has the elements laid out as in any other', async () => {
    const { harness, booker } = approvals;
    const layoutOf = async (page: DifficultPage) => {
      const visit = await openDifficult(harness, booker, page);
      const boxes = await boxesOf(visit.page);
      assert.deepEqual(visit.complaints, []);
      await visit.page.context().close();
      return boxes;
    };
    const usual = await layoutOf({});
    assert.ok(usual.length > 300, `${usual.length} boxes`);
    for (const [name, page] of Object.entries(PAGES)) {
      const boxes = await layoutOf(page);
      assert.deepEqual(
        boxes.map(({ what }) => what),
        usual.map(({ what }) => what),
        name,
      );
      const moved = boxes.filter(({ at }, i) =>
        at.some((px, side) => Math.abs(px - (usual[i]?.at[side] ?? 0)) > page.within),
      );
      assert.deepEqual(moved, [], name);
    }
  });
});

describe('a page that is not as others', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  for (const base of ['https://elsewhere.example/deep/page', '/deep/page/'])
    it(`is the portal under its own address and asks its own gateway, for any base: ${base}`, async () => {
      const { portal } = harness.product;
      const { page, complaints } = await harness.visit('about:blank');
      await page.route(portal, async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': _, ...headers } = response.headers();
        const body = (await response.text())
          .replaceAll('="/', `="${portal}`)
          .replace('<head>', `<head><base href="${base}">`);
        await route.fulfill({ headers, body });
      });
      await page.goto(`${portal}#/flightBooking/index`);
      await signIn(page, 'staff');
      await search(page, TRIP);
      await page.getByRole('link', { name: '机票订单', exact: true }).first().click();
      await page.getByRole('heading', { name: '机票订单' }).first().waitFor();
      assert.ok(page.url().startsWith(`${portal}#/`), page.url());
      assert.deepEqual(complaints, []);
    });

  it('is in a sandbox that allows no forms: they work by key and by button', async () => {
    const { page, complaints } = await harness.visit('about:blank');
    const address = `${harness.product.portal}sandbox`;
    await page.route(address, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><iframe sandbox="allow-scripts allow-same-origin" src="/#/flightBooking/index" style="width: 1400px; height: 800px"></iframe>`,
      }),
    );
    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('账号').fill('staff');
    await frame.getByLabel('密码').fill('Demo@2026');
    await frame.getByLabel('密码').press('Enter');
    await frame.getByRole('button', { name: '搜索航班' }).click();
    await frame.locator('[aria-invalid="true"]').first().waitFor();
    // the browser reports each dropped frame, and warns about the sandbox
    assert.deepEqual(
      complaints.filter((text) => !text.includes('sandbox')),
      [],
    );
  });
});

describe('a page whose libraries patch the natives of the browser', () => {
  let approvals: ApprovalHarness;
  beforeAll(async () => (approvals = await openApprovalHarness()));
  afterAll(() => approvals.harness.close());

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
      await page.getByRole('button', { name: '立即提交', exact: true }).click();
      await page.getByText('审批意见：同意出行').waitFor();
      assert.deepEqual(complaints, []);
    });
  }
});

describe('a page whose scripts break basic functions of elements', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  for (const [name, patch] of Object.entries(BROKEN_NATIVES))
    it(`${name}: the login says so to users, and which it is to developers`, async () => {
      const { page, complaints } = await harness.visit('about:blank');
      const address = `${harness.product.portal}broken`;
      // the patch must run before the suite's scripts
      const head = `<script>${runnable(patch)}</script><script type="module" src="/elements/loader.js" data-storage="memory"></script>`;
      await page.route(address, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="zh-CN"><head>${head}</head><body><tp-login></tp-login></body></html>`,
        }),
      );
      await page.goto(address);
      const said = page.getByText('本页面的其他脚本影响了').first();
      const form = page.getByLabel('账号');
      await said.or(form).first().waitFor();
      if (await form.isVisible()) {
        await form.fill('staff');
        await page.getByLabel('密码').first().fill('Demo@2026');
        await page.getByLabel('密码').first().press('Enter');
      }
      await said.waitFor();
      assert.ok(
        complaints.some((text) => text.includes(`has replaced ${name} by`)),
        complaints.join('\n'),
      );
    });
});

/** Number of days ahead; each application gets another day. */
let days = 15;
