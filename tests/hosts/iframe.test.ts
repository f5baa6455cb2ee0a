import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import { queryTodo } from '../../src/contract/home';
import { callsAt } from '../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../support/e2e/harness';
import { inDays, signIn } from '../support/e2e/steps';
import { bookSelf } from '../support/gateway/areas/booking';
import { answerAsExample } from '../support/hosts/example-gateway';
import { openFrameHost, type FrameHost } from '../support/hosts/frame-hosts';
import {
  CONNECT,
  connectScript,
  ESCAPING,
  iframeOf,
  SANDBOX,
  messageScript,
} from '../support/hosts/frame-scripts';
import { snippet } from '../support/hosts/snippets';
import { afterAll, beforeAll, describe, it, longIt } from '../support/e2e/test';

const SCRIPTED = 'With a script of your own';

const noted = (page: Page | Frame) => page.evaluate(() => window.noted);

/** Number of entries in a frame's storage; recent Chromium denies storage to cross-site frames. */
function storedEntries(): number {
  try {
    return localStorage.length + sessionStorage.length;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return 0;
    throw error;
  }
}

describe('an element in an iframe, in a page of another origin', () => {
  let harness: Harness;
  let partner: FrameHost;
  let stranger: FrameHost;
  let frames: string;
  beforeAll(async () => {
    partner = await openFrameHost();
    stranger = await openFrameHost();
    harness = await openHarness({ PARENT_ORIGINS: partner.origin });
    frames = harness.product.portal.replace(/\/$/, '');
  });
  afterAll(async () => {
    await harness?.close();
    await partner?.close();
    await stranger?.close();
  });

  /** Waits until a frame shows its user why it has no content. */
  const refused = (page: Page) => page.frameLocator('iframe').getByRole('alert').waitFor();

  const iframe = (query: string, more?: string) => iframeOf(frames, query, more);
  const connecting = (options?: string) => connectScript(frames, options);
  const saying = (message: string, more?: string) => messageScript(frames, message, more);
  const visit = (host: FrameHost, body: string, script: string) => {
    host.show(body, script);
    return harness.visit(host.origin);
  };

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

    // as high as its content, so that it never scrolls
    const inner = page.frames().find((frame) => frame.url().startsWith(frames));
    const asHighAsContent = (most: number) =>
      innerHeight > most && Math.ceil(document.body.getBoundingClientRect().height) === innerHeight;
    await inner?.waitForFunction(asHighAsContent, 300);
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
    const lower = await page.locator('iframe').evaluate(({ clientHeight }) => clientHeight);
    assert.equal(await list.getAttribute('onclick'), null);
    assert.equal(await list.evaluate((element) => (element as unknown as { orderNo: string }).orderNo), '');
    await page.evaluate(() => window.frame.set({ 'hide-filters': null }));
    // rows may have changed meanwhile, so the present content counts
    await inner?.waitForFunction(asHighAsContent, lower);

    const { asked } = await noted(page);
    await page.evaluate(() => window.frame.userChanged());
    await page.waitForFunction((times) => window.noted.asked > times, asked);
    assert.deepEqual(
      complaints.filter((text) => !/is left out/.test(text)),
      [],
    );
  });

  longIt('shows its dialogs in the part that is seen, and makes room for them and for lists', async () => {
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
    await form.page.evaluate(() => window.frame.set({ 'dep-code': 'BJS', 'arr-code': 'SHA' }));
    const inForm = form.page.frameLocator('iframe');
    await inForm.getByRole('button', { name: '搜索航班' }).click();
    await inForm.getByRole('dialog').waitFor();
    await form.page.waitForFunction(() => (document.querySelector('iframe')?.clientHeight ?? 0) >= 640);
    await inForm.getByLabel('账号').press('Escape');
    await form.page.waitForFunction(() => (document.querySelector('iframe')?.clientHeight ?? 999) < 640);
    await form.page.context().close();
  });

  longIt(
    'leads on inside the frame, or leaves that to the page which prevents it, and tells of all that comes of it',
    async () => {
      const payer = await callsAt(frames).login('staff');
      const options = `getAuthSign: () => '${payer}',`;
      const to = (name: string) => (page: Page) =>
        page.waitForFunction((name) => window.noted.events.some(([heard]) => heard === name), name);
      const prevented = await visit(
        partner,
        iframe('element=tp-home&connect'),
        connecting(`${options} prevents: ['tp-navigate'],`),
      );
      const all = { name: '全部订单' };
      const homes = prevented.page.frameLocator('iframe');
      await homes.getByRole('button', all).click();
      await to('tp-navigate')(prevented.page);
      const { events } = await noted(prevented.page);
      assert.deepEqual(events.find(([name]) => name === 'tp-navigate')?.[1], {
        target: 'orders',
        statuses: [],
      });
      assert.equal(await homes.locator('tp-order-list').count(), 0);
      assert.ok(await homes.getByRole('button', all).isVisible());
      await prevented.page.context().close();

      const { page, complaints } = await visit(
        partner,
        iframe('element=tp-home&connect'),
        connecting(options),
      );
      const inside = page.frameLocator('iframe');
      await inside.getByRole('button', all).click();
      await inside
        .getByText(/^\d{14}$/)
        .first()
        .click();
      // back from the orders, which replaced the home page
      await to('tp-detail')(page);
      await inside.getByRole('button', { name: '返回首页' }).click();
      await inside.getByRole('button', all).waitFor();
      assert.deepEqual(complaints, []);
    },
  );

  longIt(
    'ends the session at the gateway when the page signs its user out, and shows none of their data',
    async () => {
      const gateway = callsAt(frames);
      const authSign = await gateway.login('staff');
      const { page } = await visit(
        partner,
        iframe('element=tp-home&connect'),
        connecting(`getAuthSign: () => (noted.asked += 1) === 1 ? '${authSign}' : '',`),
      );
      const inside = page.frameLocator('iframe');
      await inside.getByRole('heading', { name: '待办事项' }).waitFor();
      assert.ok((await gateway.answer(queryTodo, {}, { as: authSign })).success);
      const ended = page.waitForResponse(/loginController\/loginOut/);
      await page.evaluate(() => window.frame.signOut());
      await ended;
      // the data of the user are gone, and the host page is not asked for a token until it says so
      await inside.getByText('待办事项加载失败').waitFor();
      assert.equal((await gateway.answer(queryTodo, {}, { as: authSign })).success, false);
      assert.equal((await noted(page)).asked, 1);
      await page.evaluate(() => window.frame.userChanged());
      await page.waitForFunction(() => window.noted.asked > 1);
    },
  );

  it('takes nothing from forged messages, of the page’s neighbours or over the channel', async () => {
    const listening = `window.addEventListener('message', ({ data }) => noted.answers.push(data));`;
    stranger.show('');
    const { page } = await visit(
      partner,
      `${iframe('element=tp-order-list&connect')}<iframe src="${stranger.origin}" title="another"></iframe>`,
      `${connecting("prevents: ['tp-sign-in']")}${listening}`,
    );
    const heard = (name: string) =>
      page.waitForFunction((name) => window.noted.events.some(([each]) => each === name), name);
    await heard('tp-ready');
    const framed = page.frames().filter((frame) => frame !== page.mainFrame());
    assert.equal(framed.length, 2);
    for (const frame of framed)
      await frame.evaluate(() => {
        const { port1, port2 } = new MessageChannel();
        const paid = { type: 'event', name: 'tp-order-paid', detail: { orderNo: '1', payAmount: 0 } };
        for (const message of [paid, { type: 'height', height: 5000 }, { type: 'auth-sign', id: 1 }]) {
          parent.postMessage(message, '*');
          parent.postMessage(message, '*', [port2].slice(1));
        }
        parent.postMessage({ type: 'connected', version: 1, nonce: '0123456789abcdef' }, '*', [port2]);
        port1.close();
      });
    await page.waitForFunction(() => window.noted.answers.length === 14);
    // the accepted values come last
    await page.evaluate(() => window.frame.set({ 'page-size': 5 }));
    const { events } = await noted(page);
    assert.deepEqual(
      events.filter(([name]) => name === 'tp-order-paid'),
      [],
    );
    assert.notEqual(
      await page
        .locator('iframe')
        .first()
        .evaluate(({ clientHeight }) => clientHeight),
      5000,
    );
    await page.context().close();

    const authSign = await callsAt(frames).login('staff');
    const forged = await visit(
      partner,
      iframe('element=tp-order-list&connect'),
      saying(`
        const port = window.say(${CONNECT});
        const forged = [
          { type: 'set', attributes: { 'page-size': 5 } },
          { type: 'auth-sign', id: 1, authSign: '${authSign}' },
          { type: 'start', givesToken: 'yes', prevents: [], attributes: {} },
          { type: 'start', givesToken: false, prevents: [], attributes: {}, gateway: 'https://evil.example' },
          { type: 'start', givesToken: false, prevents: ['tp-sign-in'], attributes: {} },
          { type: 'start', givesToken: true, prevents: [], attributes: { 'page-size': 10 } },
          { type: 'auth-sign', id: 2, authSign: '${authSign}' },
          { type: 'hidden', above: -1, below: Infinity },
          { type: 'set', attributes: { 'auth-sign': '${authSign}', gateway: 'https://evil.example', onclick: 'x' } },
          null, 'end', ['end'], { type: 'reload' },
        ];
        for (const message of forged) port.postMessage(message);
        port.postMessage({ type: 'set', attributes: { 'hide-filters': true } });`),
    );
    const list = forged.page.frameLocator('iframe').locator('tp-order-list');
    await forged.page.waitForFunction(() =>
      (window.noted.answers as { name?: string }[]).some(({ name }) => name === 'tp-sign-in'),
    );
    const inner = forged.page.frames().find((frame) => frame.url().startsWith(frames));
    await inner?.waitForFunction(
      () =>
        (document.querySelector('tp-order-list') as { hideFilters?: boolean } | null)?.hideFilters === true,
    );
    assert.equal(await list.evaluate((element) => Reflect.get(element, 'pageSize') as unknown), 20);
    assert.deepEqual(await list.evaluate((element) => element.getAttributeNames()), []);
    const { answers } = await noted(forged.page);
    assert.ok(!answers.some((answer) => (answer as { type: string }).type === 'auth-sign'));
    assert.equal(await forged.page.frameLocator('iframe').getByRole('table').count(), 0);
    // the frame reports seven malformed messages, and the undeclared attributes as well
    const said = forged.complaints.filter((text) => text.startsWith('frame.html:'));
    assert.equal(
      said.filter((text) => text.includes('a message of another form')).length,
      7,
      said.join('\n'),
    );
    assert.equal(said.filter((text) => text.includes('is not declared')).length, 3, said.join('\n'));
    await forged.page.context().close();
  });

  longIt('pays in a tab of the cashier’s, under the sandbox, and tells the page', async () => {
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
  });

  longIt('works as the documents say', async () => {
    partner.token = await callsAt(frames).login('staff');
    const markup = snippet('docs/iframe.md', '', 'html');
    const iframeOf = (query: string) => markup.replace('page-size=20', query);
    const { page } = await harness.visit('about:blank');
    await answerAsExample(page, harness.product.portal);
    const inside = page.frameLocator('iframe');

    partner.show(snippet('docs/embedding.md', 'Without any script: an iframe', 'html'));
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
  });

  longIt(
    'works without a script of the page: its user signs in inside, and nothing is stored or told',
    async () => {
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
      assert.equal(await inside.evaluate(storedEntries), 0);
      assert.equal(await inside.evaluate(() => document.cookie), '');
    },
  );

  longIt('signs in where the browser gives a frame no storage', async () => {
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
  });

  longIt('is framed by pages of the allowed origins and no others', async () => {
    const cdn = readdirSync('dist/cdn').find((name) => name.startsWith('v'));
    for (const path of ['/elements/frame.html', `/cdn/${cdn}/frame.html`]) {
      const { headers } = await fetch(frames + path);
      assert.match(
        headers.get('content-security-policy') ?? '',
        new RegExp(`frame-ancestors 'self' ${partner.origin};`),
      );
      assert.equal(headers.get('x-frame-options'), null);
    }
    // every other page may be framed only by the portal itself: it contains payments
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
  });

  /** Removes the policy header. The page must then check its embedder itself. */
  async function withoutPolicy(page: Page): Promise<void> {
    await page.route('**/frame.html?*', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
  }

  longIt('shows and tells nothing to a page that is not allowed, handshake or not', async () => {
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

  longIt('says in the language of its address why it shows nothing', async () => {
    const { page } = await harness.visit(`${frames}/elements/frame.html?element=nothing&lang=en`);
    await page.getByText('The address of the page is not valid.').waitFor();
    await page.goto(`${frames}/elements/frame.html?element=nothing`);
    await page.getByText('页面地址无效，无法显示。').waitFor();
  });

  longIt(
    'hears its own page alone: not a sibling, not a popup, not an allowed page inside a stranger’s',
    async () => {
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
      /** Sends a handshake to the frame from a page that is its parent or opener. */
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
      // the legitimate page is heard after them, so they were received and ignored
      await page.evaluate(() => {
        window.say({ type: 'tp-frame-connect', version: 1, nonce: '0123456789abcdef' });
      });
      await page.waitForFunction(() => window.noted.answers.length > 0);
      assert.deepEqual((await noted(sibling)).answers, []);
      assert.deepEqual((await noted(opened)).answers, []);
    },
  );

  longIt('answers one handshake: not a wrong version, a second page, or one said again', async () => {
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
  });

  longIt('takes no answer with another nonce for its frame’s, and says that versions differ', async () => {
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
  });

  longIt('shows no element that it does not know, and sets no attribute that is not declared', async () => {
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
  });
});
