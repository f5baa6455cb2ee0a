import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { keptOffPaper, onPaper, printed } from '../../support/e2e/paper';
import { chooseFare, search, TRIP } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('flights on paper', () => {
  let harness: Harness;
  let page: Page;
  beforeAll(async () => {
    harness = await openHarness();
    ({ page } = await harness.enter('staff', '#/flightBooking/index'));
    await search(page, TRIP);
  });
  afterAll(() => harness.close());

  const list = () => page.getByRole('list', { name: /^航班列表，共/ });
  async function found(): Promise<number> {
    const [, total = ''] = /共 (\d+) 个/.exec((await list().getAttribute('aria-label')) ?? '') ?? [];
    return Number(total);
  }
  const row = (position: number) => list().locator('.fb-flight').nth(position);

  it('are all that were found, with nothing to press', async () => {
    const total = await found();
    assert.ok(total > 10, `${total} flights were found, no more than a screenful`);
    // the page hears of paper and of the screen with the frame that follows
    await onPaper(page, async () => {
      await row(total - 1).waitFor();
      assert.equal(await row(total).count(), 0);
      assert.deepEqual(await keptOffPaper(page), []);
    });
    await row(total - 1).waitFor({ state: 'detached' });
  });

  it('are all that were found when the page is printed from the browser', async () => {
    const total = await found();
    const { count, sheets } = await printed(page, 'fb-flight');
    assert.equal(count, total);
    // rows are at least 30 px high, a sheet about 1,000
    assert.ok(sheets >= Math.floor((total * 30) / 1000), `${sheets} sheets for ${total} flights`);
  });

  it('are black on white in the dark theme', async () => {
    await page.evaluate(() => document.querySelector('tp-portal')?.setAttribute('theme', 'dark'));
    await onPaper(page, async () => {
      const [text, ground] = await list()
        .locator('.fb-time time')
        .first()
        .evaluate((time) => {
          const root = time.closest('.tp-root');
          return [getComputedStyle(time).color, root && getComputedStyle(root).backgroundColor];
        });
      assert.equal(ground, 'rgb(255, 255, 255)');
      assert.ok(lightnessOf(text ?? '') < 0.4, `${text} on white`);
    });
  });

  it('are an order with its prices, and nothing that stays in view', async () => {
    await chooseFare(page);
    await onPaper(page, async () => assert.deepEqual(await keptOffPaper(page), []));
  });
});

/** Of a colour as the browser computes it, from 0 for black to 1. */
function lightnessOf(color: string): number {
  const numbers = color.match(/[\d.]+/g)?.map(Number) ?? [];
  return color.startsWith('oklch') ? (numbers[0] ?? 1) : Math.max(...numbers.slice(0, 3)) / 255;
}
