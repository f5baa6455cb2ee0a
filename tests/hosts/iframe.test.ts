import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Frame, Page } from 'playwright-core';
import { callsAt } from '../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../support/e2e/harness';
import { inDays, signIn } from '../support/e2e/steps';
import { bookSelf } from '../support/gateway/booking';
import { answerAsExample } from '../support/hosts/example-gateway';
import { openFrameHost, type FrameHost } from '../support/hosts/frame-hosts';
import { snippet } from '../support/hosts/snippets';

const SCRIPTED = 'With a script of your own';

const noted = (page: Page | Frame) => page.evaluate(() => window.noted);

describe('an element in an iframe, in a page of another origin', () => {
  let harness: Harness;
  let partner: FrameHost;
  let stranger: FrameHost;
  let frames: string;
  before(async () => {
    partner = await openFrameHost();
    stranger = await openFrameHost();
    harness = await openHarness({ PARENT_ORIGINS: partner.origin });
    frames = harness.product.portal.replace(/\/$/, '');
  });
  after(async () => {
    await harness?.close();
    await partner?.close();
    await stranger?.close();
  });

  const SANDBOX = 'sandbox="allow-scripts allow-same-origin allow-forms allow-popups"';
  /** As the documents have it: browsers show a page that is kept apart (COOP), as the cashier, in no sandboxed tab. */
  const ESCAPING = SANDBOX.replace('allow-popups', '$& allow-popups-to-escape-sandbox');
  const iframe = (query: string, more = SANDBOX) =>
    `<iframe title="差旅" ${more} src="${frames}/elements/frame.html?${query}" width="100%"></iframe>`;
  /** A script of the page: by the client, with these options beside those that note what happens. */
  const connecting = (options = '') => `
    import { connectFrame } from '/connect-frame.js';
    const noted = (window.noted = { events: [], answers: [], asked: 0, failed: '' });
    window.frame = connectFrame(document.querySelector('iframe'), {
      origin: '${frames}',
      onEvent: (name, detail) => noted.events.push([name, detail]),
      ${options}
    });
    window.frame.connected.catch((error) => (noted.failed = error.message));`;
  /** A script of the page that says any message to a frame by hand, when that has loaded. */
  const saying = (message: string, more = '') => `
    const noted = (window.noted = { events: [], answers: [], asked: 0, failed: '' });
    const iframe = document.querySelector('iframe');
    window.say = (message) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => noted.answers.push(data);
      iframe.contentWindow.postMessage(message, '${frames}', [port2]);
      return port1;
    };
    window.addEventListener('message', ({ data }) => noted.answers.push(data));
    iframe.addEventListener('load', () => { ${message}; noted.asked += 1; });
    ${more}`;
  const CONNECT = `{ type: 'tp-frame-connect', version: 1, nonce: '0123456789abcdef' }`;
  /** Until a frame says to its user why it shows nothing. */
  const refused = (page: Page) => page.frameLocator('iframe').getByRole('alert').waitFor();

  async function visit(host: FrameHost, body: string, script: string) {
    host.show(body, script);
    return harness.visit(host.origin);
  }

  it('works for the page’s user: events, its height, attributes, look, focus, sign-out', async () => {
    const authSign = await callsAt(frames).login('staff');
    const options = `getAuthSign: () => { noted.asked += 1; return '${authSign}'; }, attributes: { 'page-size': 5 }, theme: 'dark', prevents: ['tp-sign-in'],`;
    const { page, complaints } = await visit(
      partner,
      iframe('element=tp-order-list&connect'),
      connecting(options),
    );
    const inside = page.frameLocator('iframe');
    await inside.getByRole('table').waitFor();
    await page.waitForFunction(() => window.noted.events.some(([name]) => name === 'tp-ready'));
    const list = inside.locator('tp-order-list');
    assert.equal(await list.evaluate((element) => (element as unknown as { pageSize: number }).pageSize), 5);
    assert.ok(await list.evaluate((element) => element.matches(':state(dark)')));
    assert.ok((await noted(page)).asked >= 1);

    // as high as its content: nothing scrolls inside
    const inner = page.frames().find((frame) => frame.url().startsWith(frames));
    await inner?.waitForFunction(
      () => innerHeight > 300 && Math.ceil(document.body.getBoundingClientRect().height) === innerHeight,
    );
    const height = await page.locator('iframe').evaluate(({ clientHeight }) => clientHeight);

    await page.evaluate(() => {
      const { frame: connected } = window;
      connected.set({ 'hide-filters': true, onclick: 'x', 'order-no': 'javascript:alert(1)' });
      connected.focus();
    });
    await page.waitForFunction(() => document.activeElement?.localName === 'iframe');
    await page.waitForFunction(
      (before) => (document.querySelector('iframe')?.clientHeight ?? before) < before,
      height,
    );
    assert.equal(await list.getAttribute('onclick'), null);
    assert.equal(await list.evaluate((element) => (element as unknown as { orderNo: string }).orderNo), '');

    const { asked } = await noted(page);
    await page.evaluate(() => window.frame.userChanged());
    await page.waitForFunction((times) => window.noted.asked > times, asked);
    assert.deepEqual(
      complaints.filter((text) => !/is left out/.test(text)),
      [],
    );
    await page.context().close();
  });

  it('shows its dialogs in the part that is seen, and makes room for them and for lists', async () => {
    const space = '<canvas width="1" height="500"></canvas>';
    const { page } = await visit(
      partner,
      `${space}${iframe('element=tp-order-list&connect')}${space}`,
      connecting('minHeight: 3000'),
    );
    const inside = page.frames().find((frame) => frame.url().startsWith(frames));
    assert.ok(inside);
    await inside.getByLabel('账号').waitFor();
    for (const scrolled of [200, 1400, 2600]) {
      await page.evaluate((y) => window.scrollTo(0, y), scrolled);
      const seen = await page.evaluate(() => {
        const { top = 0 } = document.querySelector('iframe')?.getBoundingClientRect() ?? {};
        return [Math.max(0, -top), innerHeight - top] as const;
      });
      await inside.waitForFunction(([from, to]) => {
        const dialog = document.querySelector('tp-order-list')?.shadowRoot?.querySelector('dialog');
        const box = dialog?.getBoundingClientRect();
        return box !== undefined && box.height > 200 && box.top >= from - 1 && box.bottom <= to + 1;
      }, seen);
    }
    await page.context().close();

    const form = await visit(partner, iframe('element=tp-flight-booking&connect'), connecting());
    const city = form.page.frameLocator('iframe').getByLabel('出发城市');
    await city.click();
    await form.page.waitForFunction(() => (document.querySelector('iframe')?.clientHeight ?? 0) >= 480);
    await city.press('Escape');
    await form.page.waitForFunction(() => (document.querySelector('iframe')?.clientHeight ?? 999) < 480);
    await form.page.context().close();
  });

  it('pays in a tab of the cashier’s, under the sandbox, and tells the page', async () => {
    const gateway = callsAt(frames);
    const payer = await gateway.login('staff');
    const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(24) };
    const { orderNo } = await bookSelf(gateway, payer, leg);
    const { page } = await visit(
      partner,
      iframe(`element=tp-payment&order-no=${orderNo}&connect`, ESCAPING),
      connecting(`getAuthSign: () => '${payer}'`),
    );
    const inside = page.frameLocator('iframe');
    await inside.getByText('支付宝', { exact: true }).click();
    const opened = page.context().waitForEvent('page');
    await inside.getByRole('button', { name: '确认支付' }).click();
    const cashier = await opened;
    await cashier.getByRole('button', { name: '确认支付' }).click();
    await page.waitForFunction(() => window.noted.events.some(([name]) => name === 'tp-order-paid'));
    const { events } = await noted(page);
    const paid = events.find(([name]) => name === 'tp-order-paid')?.[1] as { orderNo: string };
    assert.equal(paid.orderNo, orderNo);
    await page.context().close();
  });

  it('works as the documents say', async () => {
    partner.token = await callsAt(frames).login('staff');
    const markup = snippet('docs/iframe.md', '', 'html');
    const iframeOf = (query: string) => markup.replace('page-size=20', query);
    const { page } = await harness.visit('about:blank');
    await answerAsExample(page, harness.product.portal);
    const inside = page.frameLocator('iframe');

    partner.show(snippet('README.md', 'Embed', 'html', '<iframe'));
    await page.goto(partner.origin);
    await inside.getByLabel('账号').waitFor();

    partner.show(iframeOf('page-size=20&connect'), snippet('docs/iframe.md', SCRIPTED, 'js', 'connectFrame'));
    await page.goto(partner.origin);
    await inside.getByRole('table').waitFor();
    const list = inside.locator('tp-order-list');
    assert.equal(await list.evaluate((element) => (element as unknown as { pageSize: number }).pageSize), 10);

    const byHand = snippet('docs/iframe.md', SCRIPTED, 'js', 'MessageChannel');
    partner.show(
      iframeOf('connect'),
      `const iframe = document.querySelector('iframe'); iframe.addEventListener('load', () => { ${byHand} });`,
    );
    await page.goto(partner.origin);
    await inside.getByLabel('账号').waitFor();
    await page.waitForFunction(() => (document.querySelector('iframe')?.style.height ?? '') !== '');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });

  it('works without a script of the page: its user signs in inside, and nothing is stored or told', async () => {
    const { page } = await visit(
      partner,
      iframe('element=tp-order-list', `${SANDBOX} height="700"`),
      saying(`window.say(${CONNECT})`),
    );
    const inside = page.frames().find((frame) => frame.url().startsWith(frames));
    assert.ok(inside);
    await signIn(inside as unknown as Page, 'staff');
    await inside.getByRole('table').waitFor();
    assert.deepEqual((await noted(page)).answers, []);
    assert.equal(await inside.evaluate(() => localStorage.length + sessionStorage.length), 0);
    assert.equal(await inside.evaluate(() => document.cookie), '');
    await page.context().close();
  });

  it('signs in where the browser gives a frame no storage', async () => {
    partner.show(iframe('element=tp-order-list', `${SANDBOX} height="700"`));
    const { page } = await harness.visit('about:blank');
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await page.goto(partner.origin);
    const inside = page.frameLocator('iframe');
    await signIn(inside as unknown as Page, 'staff');
    await inside.getByRole('table').waitFor();
    await page.context().close();
  });

  it('is framed by pages of the allowed origins and no others', async () => {
    const cdn = readdirSync('dist/cdn').find((name) => name.startsWith('v'));
    for (const path of ['/elements/frame.html', `/cdn/${cdn}/frame.html`]) {
      const { headers } = await fetch(frames + path);
      assert.match(
        headers.get('content-security-policy') ?? '',
        new RegExp(`frame-ancestors 'self' ${partner.origin};`),
      );
      assert.equal(headers.get('x-frame-options'), null);
    }
    // every other page stays what only the portal frames: the whole of it pays
    assert.match(
      (await fetch(frames)).headers.get('content-security-policy') ?? '',
      /frame-ancestors 'self'(;|$)/,
    );

    stranger.show(iframe('element=tp-order-list'));
    const { page, complaints } = await harness.visit(stranger.origin);
    await page.waitForLoadState('load');
    assert.ok(
      complaints.some((text) => /frame-ancestors/.test(text)),
      complaints.join('\n'),
    );
    assert.equal(await page.frameLocator('iframe').locator('tp-order-list').count(), 0);
    await page.context().close();
  });

  /** The page as it stands where no header keeps strangers away: then it looks itself. */
  async function withoutPolicy(page: Page): Promise<void> {
    await page.route('**/frame.html?*', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
  }

  it('shows and tells nothing to a page that is not allowed, handshake or not', async () => {
    for (const query of ['element=tp-order-list', 'element=tp-order-list&connect']) {
      stranger.show(iframe(query), saying(`window.say(${CONNECT})`));
      const { page } = await harness.visit('about:blank');
      await withoutPolicy(page);
      await page.goto(stranger.origin);
      await refused(page);
      assert.deepEqual((await noted(page)).answers, []);
      assert.equal(await page.frameLocator('iframe').locator('tp-order-list').count(), 0);
      await page.context().close();
    }
  });

  it('hears its own page alone: not a sibling, not a popup, not an allowed page inside a stranger’s', async () => {
    const { page } = await visit(
      partner,
      `${iframe('element=tp-order-list&connect')}<iframe src="${stranger.origin}" title="another"></iframe>`,
      saying('', `window.ready = new Promise((resolve) => iframe.addEventListener('load', resolve));`),
    );
    stranger.show('');
    await page.waitForFunction(() => window.noted?.asked === 1);
    const sibling = page.frames().find((frame) => frame.url().startsWith(stranger.origin));
    assert.ok(sibling);
    const popup = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/'));
    /** Sends a handshake to the frame, in a page that has the frame's page as its parent or opener. */
    const forge = ([around, target]: readonly ['parent' | 'opener', string]) => {
      const { port1, port2 } = new MessageChannel();
      window.noted = { events: [], answers: [], asked: 0, failed: '' };
      port1.onmessage = ({ data }) => window.noted.answers.push(data);
      const message = { type: 'tp-frame-connect', version: 1, nonce: `${around}-0123456789abcdef` };
      (window[around] as Window).frames[0]?.postMessage(message, target, [port2]);
    };
    const opened = await popup;
    await sibling.evaluate(forge, ['parent', frames] as const);
    await opened.evaluate(forge, ['opener', frames] as const);
    // the right page is heard after them, so they were heard and left unanswered
    await page.evaluate(() => {
      window.say({ type: 'tp-frame-connect', version: 1, nonce: '0123456789abcdef' });
    });
    await page.waitForFunction(() => window.noted.answers.length > 0);
    assert.deepEqual((await noted(sibling)).answers, []);
    assert.deepEqual((await noted(opened)).answers, []);
    await page.context().close();
  });

  it('answers one handshake: not a wrong version, a second page, or one said again', async () => {
    const { page } = await visit(
      partner,
      iframe('element=tp-order-list&connect'),
      saying(`
        window.say({ type: 'tp-frame-connect', version: 9, nonce: 'of-another-version' });
        window.first = window.say(${CONNECT});
        window.say(${CONNECT});
        window.say({ type: 'tp-frame-connect', version: 1, nonce: 'fedcba9876543210' });
        window.first.postMessage({ type: 'start', givesToken: false, prevents: ['tp-sign-in'], attributes: {} });`),
    );
    await page.waitForFunction(() =>
      (window.noted.answers as { name?: string }[]).some(({ name }) => name === 'tp-ready'),
    );
    const { answers } = await noted(page);
    const shakes = (answers as { type: string; nonce: string }[]).filter(({ nonce }) => nonce);
    assert.deepEqual(shakes, [
      { type: 'refused', version: 1, nonce: 'of-another-version' },
      { type: 'connected', version: 1, nonce: '0123456789abcdef' },
    ]);
    await page.context().close();
  });

  it('takes no answer with another nonce for its frame’s, and says that versions differ', async () => {
    const { page } = await harness.visit('about:blank');
    let answer = `{ type: 'connected', version: 1, nonce: 'of-somebody-else' }`;
    await page.route('**/frame.html?*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>addEventListener('message', ({ data, ports: [port] }) => {
          port.onmessage = () => parent.postMessage('started', '*');
          port.postMessage(${answer});
          port.postMessage({ type: 'event', name: 'tp-order-paid', detail: {} });
          parent.postMessage('answered', '*');
        })</script>`,
      }),
    );
    const script = `${connecting()}
      window.addEventListener('message', ({ data }) => noted.answers.push(data));`;
    partner.show(iframe('element=tp-order-list&connect'), script);
    await page.goto(partner.origin);
    await page.waitForFunction(() => window.noted.answers.includes('answered'));
    answer = `{ type: 'refused', version: 2, nonce: data.nonce }`;
    await page.goto('about:blank');
    await page.goto(partner.origin);
    await page.waitForFunction(() => window.noted.failed !== '');
    const { events, answers, failed } = await noted(page);
    assert.deepEqual([events, answers.includes('started')], [[], false]);
    assert.match(failed, /version 2/);
    await page.context().close();
  });

  it('shows no element that it does not know, and sets no attribute that is not declared', async () => {
    const { page } = await visit(partner, iframe('element=tp-portal'), '');
    await refused(page);
    assert.equal(await page.frameLocator('iframe').locator('tp-portal').count(), 0);
    partner.show(
      iframe('element=tp-order-list&onclick=alert(1)&auth-sign=x&order-no=javascript:alert(1)&page-size=7'),
    );
    await page.goto(partner.origin);
    const list = page.frameLocator('iframe').locator('tp-order-list');
    await list.waitFor({ state: 'attached' });
    assert.deepEqual(await list.evaluate((element) => element.getAttributeNames()), ['page-size']);
    await page.context().close();
  });
});
