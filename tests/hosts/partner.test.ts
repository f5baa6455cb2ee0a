import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loginOut, verifyUserAuthSignForCloud } from '../../src/contract/login/login';
import { violationsOf } from '../support/e2e/page/accessible-page';
import { callsAt } from '../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../support/e2e/harness';
import { chooseFare, orderRow, payBy, search, signIn, submitOrder, TRIP } from '../support/e2e/steps';
import { afterAll, beforeAll, describe, it, longIt } from '../support/e2e/test';

describe('a partner page: other origin, Vue, strict content policy, its own login', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

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
    assert.match(await row.innerText(), /已出票|出票中/);
    assert.deepEqual(await violationsOf(page), []);

    assert.deepEqual(await page.evaluate(() => (window as unknown as { touched: string[] }).touched), []);
    assert.doesNotMatch(await page.content(), /auth-?sign="/i);
    // no violation of the policy, which would be an error on the console
    assert.deepEqual(complaints, []);
  });

  longIt('shows orders with a token that only reads them', async () => {
    const { page, complaints } = await harness.visit(harness.product.partner);
    await signIn(page, 'staff');
    const asked = page.waitForRequest((request) => request.postData() === '{"widget":"orders"}');
    await page.getByRole('button', { name: '订单（只读）' }).click();
    const answer = await (await asked).response();
    await page.locator('tp-order-list').getByRole('table').waitFor();
    assert.ok(answer);
    const { authSign } = (await answer.json()) as { authSign: string };
    const calls = callsAt(harness.product.portal);
    const user = await calls.ok(verifyUserAuthSignForCloud, { authSign });
    assert.deepEqual(user.tokenScope, { elements: ['order-list'], readOnly: true });
    assert.deepEqual(complaints, []);
  });

  longIt('shows an element in an iframe, where no script of another origin runs', async () => {
    const { page, complaints } = await harness.visit(harness.product.partner);
    assert.deepEqual(await violationsOf(page), []);
    await signIn(page, 'staff');
    await page.getByRole('link', { name: '订单（iframe）' }).click();
    await page.frameLocator('iframe').getByRole('table').waitFor();
    assert.deepEqual((await Promise.all(page.frames().map(violationsOf))).flat(), []);
    assert.deepEqual(complaints, []);
  });

  longIt(
    'stands beside React 18, which hears of its events and may take it away and put it back',
    async () => {
      const { page, complaints } = await harness.visit(harness.product.partner);
      await signIn(page, 'staff');
      await page.getByRole('link', { name: '订单（React 18）' }).click();
      await page.getByText('React 18.').waitFor();
      const order = page.getByText(/^\d{14}$/).first();
      const orderNo = await order.innerText();
      await order.click();
      await page.getByRole('status').getByText(`正在查看：${orderNo}`).waitFor();
      await page.getByRole('button', { name: '隐藏订单' }).click();
      await page.locator('tp-order-list').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: '显示订单' }).click();
      await order.waitFor();
      assert.deepEqual(await violationsOf(page), []);
      assert.deepEqual(complaints, []);
    },
  );

  longIt('asks the partner for another token when one has ended', async () => {
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

  longIt('sees its name where the gateway does not allow its origin', async () => {
    const { portal } = harness.product;
    const authSign = await callsAt(portal).login('staff');
    const stranger = createServer((_request, response) =>
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(
          `<!doctype html><html lang="zh-CN"><title>出差</title><link rel="icon" href="data:,"><script type="module" src="${portal}elements/loader.js" data-storage="memory"></script><tp-provider auth-sign="${authSign}"><tp-order-list></tp-order-list></tp-provider></html>`,
        ),
    );
    await new Promise<void>((resolve) => stranger.listen(0, 'localhost', resolve));
    try {
      const origin = `http://localhost:${(stranger.address() as AddressInfo).port}`;
      const { page, complaints } = await harness.visit(origin);
      await page.getByText('网站未被允许访问差旅服务，请联系管理员').first().waitFor();
      assert.equal(await page.getByText('网络异常').count(), 0);
      const told = complaints.filter((text) => text.includes('ALLOWED_ORIGINS'));
      assert.equal(told.length, 1);
      for (const named of [new URL(portal).origin, origin]) assert.ok(told[0]?.includes(named), told[0]);
    } finally {
      stranger.close();
    }
  });
});
