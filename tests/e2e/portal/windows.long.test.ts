import assert from 'node:assert/strict';
import type { Page, Request } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

/**
 * Over HTTP/1.1 a browser has six connections to one address, so six windows with a stream each would get no response.
 */
const WINDOWS = 5;
/** Far longer than a response takes, far shorter than a window without a connection waits. */
const QUICK_MS = 3_000;

describe('five windows of one browser, over HTTP/1.1', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('have one stream together, and answers as quick as one window', async () => {
    const { page, complaints } = await harness.enter('staff', '#/orderManage/airOrderList');
    await atOrders(page);
    const context = page.context();
    const streams = new Set<Request>();
    const chats: Request[] = [];
    context.on('request', (request) => {
      if (
        request.url().includes('streamOrderChanges') &&
        request.headers()['accept'] !== 'application/json'
      ) {
        streams.add(request);
      }
      if (request.url().includes('streamMessages')) chats.push(request);
    });
    const end = (request: Request) => void streams.delete(request);
    context.on('requestfinished', end);
    context.on('requestfailed', end);

    const waitForStream = async (window: Page) => {
      const end = Date.now() + 15_000;
      while (streams.size === 0 && Date.now() < end) await window.waitForTimeout(100);
      assert.equal(streams.size, 1);
    };
    // Its first stream may have begun before the test looked for it.
    await page.reload();
    await waitForStream(page);

    const windows = [page];
    while (windows.length < WINDOWS) {
      const next = await context.newPage();
      await next.goto(`${harness.product.portal}#/orderManage/airOrderList`);
      await atOrders(next);
      windows.push(next);
    }
    for (const window of windows) {
      assert.equal(await window.evaluate(() => document.visibilityState), 'visible');
      const { status, ms } = await window.evaluate(async () => {
        const begun = performance.now();
        const response = await fetch('/health', { cache: 'no-store' });
        await response.text();
        return { status: response.status, ms: performance.now() - begun };
      });
      assert.equal(status, 200);
      assert.ok(ms < QUICK_MS, `answered after ${ms} ms`);
    }
    assert.deepEqual([streams.size, chats.length], [1, 0]);

    const [, second] = windows;
    assert.ok(second);
    streams.clear();
    await page.close();
    await waitForStream(second);
    assert.deepEqual(complaints, []);
  });
});

const atOrders = (page: Page) => page.getByRole('table', { name: '订单列表' }).waitFor();
