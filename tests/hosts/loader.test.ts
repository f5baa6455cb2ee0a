import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../support/e2e/harness';
import { afterAll, beforeAll, describe, it, longIt } from '../support/e2e/test';

/** Exports of the loader for a module of the page. */
type Loader = Record<string, (...given: unknown[]) => Promise<void>>;

describe('the built loader in a page that speaks to it', () => {
  let harness: Harness;
  let gateway: string;
  beforeAll(async () => {
    harness = await openHarness();
    gateway = harness.product.portal.replace(/\/$/, '');
  });
  afterAll(() => harness?.close());

  async function open(markup: string): Promise<{ page: Page; complaints: string[] }> {
    const { page, complaints } = await harness.visit('about:blank');
    await show(page, markup);
    return { page, complaints };
  }
  async function show(page: Page, markup: string): Promise<void> {
    await page.route(`${gateway}/host-page`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="zh-CN"><title>A host</title><link rel="icon" href="data:," />
          <body>${markup}<script type="module" src="/elements/loader.js" data-storage="memory"></script>`,
      }),
    );
    await page.goto(`${gateway}/host-page`);
  }
  const isDefined = (page: Page, name: string) =>
    page.waitForFunction((tag) => customElements.get(tag) !== undefined, name);

  it('finds elements in a declarative root, and in one that is attached to an old page', async () => {
    const { page, complaints } = await open(
      '<main><template shadowrootmode="open"><tp-login></tp-login></template></main><section></section>',
    );
    await isDefined(page, 'tp-login');
    await page.evaluate(() => {
      const section = document.querySelector('section');
      if (section)
        section.attachShadow({ mode: 'open' }).innerHTML = '<tp-flight-booking></tp-flight-booking>';
    });
    await page.getByRole('button', { name: '搜索航班' }).waitFor();
    await isDefined(page, 'tp-flight-booking');
    assert.deepEqual(complaints, []);
  });

  longIt('shows that content is loading, in its later height, until it is there', async () => {
    const { page } = await harness.visit('about:blank');
    let bringReact: (() => void) | undefined;
    const isAllowed = new Promise<void>((resolve) => (bringReact = resolve));
    await page.route('**/chunks/react-*', async (route) => {
      await isAllowed;
      await route.continue();
    });
    await show(page, '<tp-login></tp-login><p>联系我们</p>');
    const login = page.locator('tp-login');
    await login.getByRole('status').getByText('正在加载').waitFor();
    const heights = await login.evaluate((element) => [
      element.getBoundingClientRect().height,
      element.shadowRoot?.firstElementChild?.getBoundingClientRect().height,
    ]);
    assert.deepEqual(heights, [272, 272]);
    bringReact?.();
    await page.getByLabel('账号').waitFor();
    assert.equal(await login.getByText('正在加载').count(), 0);
  });

  it('gives modules and other scripts the same functions', async () => {
    const { page } = await open('');
    const names = await page.evaluate(async (address) => {
      const loader = (await import(address)) as Loader;
      const suite = Reflect.get(globalThis, 'travelPortalElements') as unknown as Loader;
      return Object.keys(loader).filter((name) => suite[name] === loader[name]);
    }, `${gateway}/elements/loader.js`);
    assert.deepEqual(names.sort(), ['configure', 'define', 'observe', 'signOut', 'userChanged', 'whenReady']);
  });

  it('goes on with those who wait for it when one of them fails', async () => {
    const { page, complaints } = await open(
      `<script>
        window.travelPortalElements = [() => { throw new Error('of the page'); }];
        travelPortalElements.push((suite) => suite.define('login'));
      </script>`,
    );
    await isDefined(page, 'tp-login');
    assert.deepEqual(complaints, ['of the page']);
  });

  it('names missing elements, and leaves no rejection unhandled', async () => {
    const { page, complaints } = await open(
      `<script>(window.travelPortalElements ??= []).push((suite) => void suite.define('ferry'));</script>`,
    );
    const reason = await page.evaluate(async (address) => {
      const loader = (await import(address)) as Loader;
      return loader['whenReady']?.('train').catch(String);
    }, `${gateway}/elements/loader.js`);
    assert.match(reason ?? '', /<train>/);
    assert.equal(complaints.length, 2, complaints.join());
    assert.match(complaints.join(), /<ferry>.*tp-flight-booking/);
  });

  longIt('looks into a closed root that it is given, with the settings of a script', async () => {
    const { page, complaints } = await open(
      `<div></div><script>
        const closed = document.querySelector('div').attachShadow({ mode: 'closed' });
        closed.innerHTML = '<tp-login></tp-login>';
        window.login = closed.firstChild;
        (window.travelPortalElements ??= []).push(async ({ configure, observe, whenReady }) => {
          configure({ theme: 'dark' });
          observe(closed);
          await whenReady('login');
          document.title = 'ready';
        });
      </script>`,
    );
    await page.waitForFunction(() => document.title === 'ready');
    const login = () => Reflect.get(globalThis, 'login') as Element;
    assert.equal(await page.evaluate(`(${login.toString()})().matches(':state(dark)')`), true);
    assert.deepEqual(complaints, []);
  });
});
