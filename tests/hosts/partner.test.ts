import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { loginOut } from '../../src/contract/login/login';
import { callsAt } from '../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../support/e2e/harness';
import { chooseFare, orderRow, payBy, search, signIn, submitOrder, TRIP } from '../support/e2e/steps';

describe('a partner page: other origin, Vue, strict content policy, its own login', () => {
  let harness: Harness;
  before(async () => (harness = await openHarness()));
  after(() => harness.close());

  it('books, pays and lists with a token handed over by a function, and touches no storage', async () => {
    const { page, complaints } = await harness.visit(harness.product.partner);
    await page.addInitScript(() => {
      const touched: string[] = [];
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        const original = Storage.prototype[name] as (...args: string[]) => string | null;
        Storage.prototype[name] = function (this: Storage, ...args: string[]) {
          touched.push(`${name} ${args[0]}`);
          return original.apply(this, args);
        };
      }
      Object.assign(window, { touched });
    });
    await page.reload();
    await signIn(page, 'staff');
    await search(page, TRIP);
    await chooseFare(page);
    const orderNo = await submitOrder(page);
    await payBy(page, '企业预存');
    await page.getByText(`最近支付的订单：${orderNo}`).waitFor();
    await page.getByRole('button', { name: '查看订单' }).click();
    await page.getByRole('heading', { name: `订单 ${orderNo}` }).waitFor();
    await page.getByRole('button', { name: '返回订单列表' }).click();
    const row = orderRow(page, orderNo);
    await row.waitFor();
    assert.match(await row.innerText(), /预存/);

    assert.deepEqual(await page.evaluate(() => (window as unknown as { touched: string[] }).touched), []);
    assert.doesNotMatch(await page.content(), /auth-?sign="/i);
    // the policy was kept: a violation would be an error on the console
    assert.deepEqual(complaints, []);
  });

  it('asks the partner for another token when one has ended', async () => {
    const { page } = await harness.visit(harness.product.partner);
    let handed = 0;
    const tokens: string[] = [];
    await page.route('**/api/auth-sign', async (route) => {
      handed += 1;
      const response = await route.fetch();
      const { authSign } = (await response.json()) as { authSign: string };
      tokens.push(authSign);
      await route.fulfill({ response });
    });
    await signIn(page, 'staff');
    await search(page, TRIP);
    await callsAt(harness.product.portal).ok(loginOut, { authSign: tokens[0] ?? '' });
    const before = handed;
    await page.getByRole('button', { name: '搜索航班' }).click();
    await page.getByRole('button', { name: '选择' }).first().waitFor();
    await page.getByRole('button', { name: '选择' }).first().click();
    await page.getByRole('button', { name: '预订' }).first().click();
    await page.getByLabel('联系人姓名').waitFor();
    assert.equal(handed, before + 1);
    assert.equal(await page.getByRole('dialog').count(), 0);
  });
});
