import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { ORDER_FAULTS } from '../../../src/contract/order/faults';
import { queryorderListOnPermission, type OrderScope } from '../../../src/contract/order/list';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const OWN = '/orderManage/airOrderList';
const MANAGED = '/orderManage/manageairOrderList';

describe('the scope of listed orders', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  async function enter(account: string, path: string): Promise<Page> {
    const { page } = await harness.enter(account, `#${path}`);
    return page;
  }

  /** Total of the list on view, and the bookers on its page. */
  async function listed(page: Page): Promise<{ total: number; bookers: string[] }> {
    const table = page.getByRole('table', { name: '订单列表' });
    await table
      .getByRole('link', { name: /^\d{14}$/ })
      .first()
      .waitFor();
    const headers = await table.getByRole('columnheader').allInnerTexts();
    const column = headers.findIndex((text) => text.includes('预订人'));
    const bookers = await table.locator(`tbody tr > :nth-child(${column + 1})`).allInnerTexts();
    const total = Number(/共 (\d+) 条/.exec(await page.getByText(/^共 \d+ 条$/).innerText())?.[1]);
    return { total, bookers: [...new Set(bookers)] };
  }

  async function totalOf(account: string, scope: OrderScope): Promise<number> {
    const gateway = callsAt(harness.product.portal);
    const as = await gateway.login(account);
    return (await gateway.ok(queryorderListOnPermission, { scope }, { as })).total;
  }

  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });

  it('is a matter of the page: an administrator’s own, or the enterprise’s', async () => {
    const page = await enter('admin', MANAGED);
    const managed = await listed(page);
    assert.equal(managed.total, await totalOf('admin', 'managed'));
    assert.ok(managed.bookers.length > 1, managed.bookers.join());

    await page.goto(`${harness.product.portal}#${OWN}`);
    await heading(page, '机票订单').waitFor();
    const own = await listed(page);
    assert.equal(own.total, await totalOf('admin', 'own'));
    assert.ok(own.total < managed.total, `${own.total} of ${managed.total}`);

    const isOwn = async (at: Page) => assert.deepEqual(await listed(at), own);
    await page.reload();
    await isOwn(page);
    await page.goBack();
    await heading(page, '企业机票订单').waitFor();
    assert.deepEqual(await listed(page), managed);
    await page.goForward();
    await heading(page, '机票订单').waitFor();
    await isOwn(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await isOwn(other);
  });

  it('is the department for its approver', async () => {
    const page = await enter('approver', MANAGED);
    const { total, bookers } = await listed(page);
    assert.equal(total, await totalOf('approver', 'managed'));
    assert.ok(bookers.length > 1 && total < (await totalOf('admin', 'managed')));
  });

  it('is their own alone for a staff member: on screen, and at the gateway', async () => {
    const page = await enter('staff', OWN);
    assert.equal((await listed(page)).total, await totalOf('staff', 'own'));
    assert.equal(await page.getByRole('link', { name: '企业机票订单' }).count(), 0);

    // A user without the right who sets the scope of the element by hand sees the refusal.
    await page.locator('tp-order-list').evaluate((list) => list.setAttribute('scope', 'managed'));
    await page.getByText(ORDER_FAULTS.ordersNotManaged.msg).waitFor();

    await page.goto(`${harness.product.portal}#${MANAGED}`);
    const refused = (at: Page) => at.getByText('无页面权限，请联系管理员添加').waitFor();
    await refused(page);
    await page.reload();
    await refused(page);
    await page.goBack();
    assert.equal((await listed(page)).total, await totalOf('staff', 'own'));
    const other = await page.context().newPage();
    await other.goto(`${harness.product.portal}#${MANAGED}`);
    await refused(other);
  });
});
