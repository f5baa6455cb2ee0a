import assert from 'node:assert/strict';
import { violationsOf } from '../support/e2e/page/accessible-page';
import { openHarness, type Harness } from '../support/e2e/harness';
import { chooseFare, payBy, search, signIn, submitOrder, TRIP } from '../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../support/e2e/test';

const HOST = 'oa.corp.test';

describe('an intranet on plain http, which is no secure context', () => {
  let harness: Harness;
  beforeAll(
    async () =>
      (harness = await openHarness({ HOST_NAME: HOST }, undefined, [
        `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
      ])),
  );
  afterAll(() => harness.close());

  it('signs in, books and pays', async () => {
    const { page, complaints } = await harness.visit(harness.product.portal);
    assert.equal(await page.evaluate(() => isSecureContext), false);
    await signIn(page, 'staff');
    await search(page, TRIP);
    await chooseFare(page);
    await submitOrder(page);
    await payBy(page, '企业月结');
    await page.getByText('支付成功').first().waitFor();
    // the gateway sends headers that browsers accept only on https
    const ours = complaints.filter((text) => !/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/.test(text));
    assert.deepEqual(ours, []);
  });

  it('has elements of another origin in frames, in pages in GBK with handlers in their markup', async () => {
    const { legacy } = harness.product;
    const { page, complaints } = await harness.visit(legacy);
    await signIn(page, 'staff');
    await page.getByRole('link', { name: '旧版' }).click();
    const [menu, main] = [page.frameLocator('[name=menu]'), page.frameLocator('[name=main]')];
    await main.getByText('我的订单', { exact: true }).waitFor();
    const order = main.getByText(/^\d{14}$/).first();
    const orderNo = await order.innerText();
    assert.equal(
      await page.evaluate(() => [isSecureContext, frames[1]?.document.characterSet].join()),
      'false,GBK',
    );
    await order.click();
    await menu.getByText(`最近的订单：${orderNo}`).waitFor();
    await menu.getByRole('link', { name: '预订机票' }).click();
    await main.getByRole('button', { name: '搜索航班' }).waitFor();
    assert.deepEqual((await Promise.all(page.frames().slice(1).map(violationsOf))).flat(), []);

    await page.goto(`${legacy}plain`);
    await page.getByRole('row').nth(1).waitFor();
    assert.deepEqual(await violationsOf(page), []);
    assert.deepEqual(complaints, []);
  });
});
