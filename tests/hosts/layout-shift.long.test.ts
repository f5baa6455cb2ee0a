import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openVisits, type Visits } from '../support/e2e/page/visits';
import { openHarness, type Harness } from '../support/e2e/harness';
import { issueOrder } from '../support/e2e/issued-order';
import { VERSION } from '../../scripts/release/version';
import { isReady, openCdn, type Cdn } from '../support/hosts/cdn';
import { afterAll, beforeAll, describe, it } from '../support/e2e/test';

/** A tenth of the 0.1 that Web Vitals rate as no longer good; users do not notice it. */
const NONE = 0.01;

const COUNT = `window.ready = [];
document.addEventListener('tp-ready', ({ target }) => ready.push(target.localName));
window.shift = 0;
const add = (entries) => { for (const { value } of entries) shift += value; };
const observer = new PerformanceObserver((list) => add(list.getEntries()));
observer.observe({ type: 'layout-shift', buffered: true });
window.shifted = () => (add(observer.takeRecords()), shift);`;

const shiftSoFar = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifted(): number }).shifted();
  });

interface Shown {
  tag: string;
  width: number;
  /** Offset of the element, and scroll position of the page. */
  down: number;
  link: boolean;
}

describe('a page that keeps the heights of elements free', () => {
  let cdn: Cdn;
  let session: Visits;
  beforeAll(async () => {
    cdn = await openCdn();
    session = await openVisits();
  });
  afterAll(async () => {
    await session?.close();
    await cdn?.close();
  });

  /** Layout shift between the first paint without the script and the first content, before any answer. */
  async function shiftOf({ tag, width, down, link }: Shown): Promise<number> {
    const from = `${cdn.cdn}/${VERSION}`;
    cdn.show(`${link ? `<link rel="stylesheet" href="${from}/elements.css" crossorigin>` : ''}
<script type="module" src="${from}/loader.js" data-gateway="${cdn.page}/gateway" data-storage="memory"></script>
<div style="height: ${down}px"></div><p>本周出差</p>
<tp-provider auth-sign="A"><${tag}></${tag}></tp-provider><p>联系我们</p><footer style="height: 2000px; background: #ddd">内网</footer>`);
    const { page } = await session.visit('about:blank', { viewport: { width, height: 900 } });
    await page.addInitScript({ content: COUNT });
    await page.route(`${cdn.page}/gateway/**`, () => undefined);
    await page.route(`${from}/loader.js`, async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await page.evaluate((top) => window.scrollTo(0, top), down);
      await route.continue();
    });
    await page.goto(cdn.page);
    await isReady(page, tag);
    const shift = await shiftSoFar(page);
    await page.context().close();
    return shift;
  }

  for (const tag of ['tp-flight-booking', 'tp-home', 'tp-order-list', 'tp-approval-list'])
    for (const [width, down] of [
      [1440, 0],
      [1440, 1500],
      [390, 0],
    ] as const)
      it(`<${tag}> moves nothing at ${width} px, scrolled by ${down} px`, async () => {
        const shift = await shiftOf({ tag, width, down, link: true });
        assert.ok(shift < NONE, `${shift}`);
      });

  it('is one that would move without', async () => {
    const shift = await shiftOf({ tag: 'tp-order-list', width: 1440, down: 0, link: false });
    assert.ok(shift > 0.1, `${shift}`);
  });
});

/** Sections of the portal's home page after all answers. */
const ON_HOME = [
  'form.fb-search',
  '.hm-routes',
  '.hm-figures',
  '.hm-trips .hm-rows',
  '.hm-spend-facts',
  'tp-adverts img',
];

describe("the portal's home page", () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
    // the demo data have a pending order only at some hours
    await issueOrder(harness.product.portal, { days: 3, price: 'cheap' });
  });
  afterAll(() => harness?.close());

  for (const width of [1440, 390])
    it(`moves nothing at ${width} px until all of it is there`, async () => {
      const { page } = await harness.enter('staff', '#/Home/index', {
        viewport: { width, height: 900 },
      });
      const isThere = () => Promise.all(ON_HOME.map((what) => page.locator(what).first().waitFor()));
      await isThere();
      await page.addInitScript({ content: COUNT });
      await page.reload();
      await isThere();
      const shift = await shiftSoFar(page);
      assert.ok(shift < NONE, `${shift}`);
    });
});
