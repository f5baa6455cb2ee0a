import assert from 'node:assert/strict';
import type { Frame, Page } from '@playwright/test';
import { callsAt } from '../../support/e2e/gateway-calls';
import {
  closeFrames,
  frame,
  heardBy,
  type HostWindow,
  hostOrigin,
  navigate,
  openFrames,
  openHost,
  otherSite,
  requestToken,
  site,
  type SiteWindow,
  harness,
  token,
  trusted,
} from './frame-harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('frames', () => {
  beforeAll(openFrames);
  afterAll(closeFrames);

  describe('a frame that is not the page it seems never gets the token', () => {
    it('gives it to the trusted origin, as a check of the other cases', async () => {
      const page = await openHost();
      assert.equal(await requestToken(await frame(page, { src: `${trusted}/talk` })), token);
    });

    const elsewhere: [what: string, address: () => string][] = [
      ['another port', () => `http://site.localhost:${otherSite.port}/forger`],
      ['a name with something before', () => `http://evil-site.localhost:${site.port}/forger`],
      ['a subdomain', () => `http://sub.site.localhost:${site.port}/forger`],
      ['a name with something behind', () => `http://site.localhost.evil.localhost:${site.port}/forger`],
      ['the parent domain', () => `http://localhost:${otherSite.port}/forger`],
      ['the machine’s address', () => `http://127.0.0.1:${site.port}/forger`],
      ['an opaque origin at the trusted address', () => `${trusted}/forger.opaque`],
    ];
    for (const [what, address] of elsewhere) {
      it(`after it has moved to ${what}`, async () => {
        const page = await openHost();
        const framed = await frame(page, { src: `${trusted}/talk` });
        assert.equal(await requestToken(framed), token);
        await navigate(page, framed, address());
        const routes = await page.evaluate(() => (window as unknown as HostWindow).routes);
        assert.deepEqual(await heardBy(framed), ['"echo"']);
        // Its messages are ignored too.
        assert.deepEqual(routes, ['/talk']);
      });

      it(`when it is ${what} from the start`, async () => {
        const page = await openHost();
        const { origin } = new URL(address());
        if (origin === trusted) {
          assert.deepEqual(await heardBy(await frame(page, { src: address() })), ['"echo"']);
          return;
        }
        await page.evaluate(
          (src) => Object.assign(document.querySelector('tp-frame') ?? {}, { src }),
          address(),
        );
        await page.getByText('不在门户内显示').waitFor();
        assert.equal(await page.locator('#frame iframe').count(), 0);
      });
    }

    it('and its replacement is not left on the screen', async () => {
      const page = await openHost();
      const framed = await frame(page, { src: `${trusted}/talk` });
      await page.locator('#frame iframe').waitFor({ state: 'visible' });
      await navigate(page, framed, `http://evil-site.localhost:${site.port}/forger`);
      await page.getByText('未能在门户内正常打开').waitFor();
      await page.locator('#frame iframe').waitFor({ state: 'hidden' });
    });

    it('when it is an external page, even at a trusted origin', async () => {
      const page = await openHost();
      const framed = await frame(page, { src: `${trusted}/talk`, attributes: { kind: 'external' } });
      assert.equal(await requestToken(framed), undefined);
    });

    it('when it is the right origin in another window', async () => {
      const page = await openHost();
      const framed = await frame(page, { src: `${trusted}/talk` });
      const add = (src: string) => {
        const other = document.createElement('iframe');
        other.name = 'other';
        other.src = src;
        document.body.append(other);
      };
      await page.evaluate(add, `${trusted}/forger`); // a sibling frame
      await framed.evaluate(add, `${trusted}/forger`); // a nested frame that messages the top window
      const other = async (place: Page | Frame): Promise<Frame> => {
        const element = await place.locator('iframe[name=other]').elementHandle();
        const frameOf = await element?.contentFrame();
        assert.ok(frameOf);
        return frameOf;
      };
      const beside = await other(page);
      assert.deepEqual(await heardBy(beside), ['"echo"']);
      const within = await other(framed);
      await within.waitForFunction(() => 'heard' in window);
      await within.evaluate(() => {
        const nonce = '0123456789abcdef';
        window.top?.postMessage({ protocol: 'tp-frame/1', type: 'hello', nonce }, '*');
        window.top?.postMessage({ last: true }, '*');
      });
      assert.deepEqual(await heardBy(within), ['"echo"']);
      // The legitimate page still works.
      assert.equal(await requestToken(framed), token);
    });

    it('when it moved while the token was still being fetched', async () => {
      const page = await openHost();
      const framed = await frame(page, { src: `${trusted}/talk`, later: true });
      await page.waitForFunction(() => (window as unknown as HostWindow).routes.length > 0);
      await framed.evaluate(() => void (window as unknown as SiteWindow).portal.requestToken());
      await navigate(page, framed, `http://evil-site.localhost:${site.port}/forger`);
      await page.evaluate(() => (window as unknown as HostWindow).giveToken());
      assert.deepEqual(await heardBy(framed), ['"echo"']);
    });
  });

  describe('a challenge of the handshake', () => {
    /**
     * Runs steps in the page that plays the protocol by hand; resolves with the answered questions once `last` is
     * answered.
     */
    async function answeredAfter(framed: Frame, last: number, steps: (challenge: string) => Promise<void>) {
      const challenge = await framed.evaluate(() => (window as unknown as SiteWindow).challenge);
      await steps(challenge);
      await framed.waitForFunction((id) => (window as unknown as SiteWindow).answered.includes(id), last);
      return framed.evaluate(() => (window as unknown as SiteWindow).answered);
    }
    const hello = (framed: Frame) => framed.evaluate(() => (window as unknown as SiteWindow).hello());
    const say = (framed: Frame, challenge: string | undefined, id: number) =>
      framed.evaluate(
        ({ challenge, id }) => {
          const own = window as unknown as SiteWindow;
          if (challenge !== undefined) own.accept(challenge);
          own.ask(id);
        },
        { challenge, id },
      );
    const newChallenge = (framed: Frame) =>
      framed.evaluate(() => (window as unknown as SiteWindow).challenge);

    async function byHand(): Promise<{ page: Page; framed: Frame }> {
      const page = await openHost();
      const framed = await frame(page, { src: `${trusted}/by-hand` });
      await framed.waitForFunction(() => (window as unknown as Partial<SiteWindow>).ready);
      await hello(framed);
      return { page, framed };
    }

    it('must come back before any question is answered', async () => {
      const { framed } = await byHand();
      const answered = await answeredAfter(framed, 2, async (challenge) => {
        await say(framed, undefined, 1);
        await say(framed, challenge, 2);
      });
      assert.deepEqual(answered, [2]);
    });

    it('cannot be guessed', async () => {
      const { framed } = await byHand();
      await say(framed, 'fedcba9876543210', 1);
      await hello(framed);
      const answered = await answeredAfter(framed, 2, (challenge) => say(framed, challenge, 2));
      assert.deepEqual(answered, [2]);
    });

    it('is spent once: said again, the channel closes', async () => {
      const { framed } = await byHand();
      await answeredAfter(framed, 1, (challenge) => say(framed, challenge, 1));
      await say(framed, await newChallenge(framed), 2);
      await hello(framed);
      const answered = await answeredAfter(framed, 3, (challenge) => say(framed, challenge, 3));
      assert.deepEqual(answered, [1, 3]);
    });

    it('is worth nothing to the next document, though it is of the same origin', async () => {
      const { page, framed } = await byHand();
      const old = await newChallenge(framed);
      await answeredAfter(framed, 1, () => say(framed, old, 1));
      await navigate(page, framed, `${trusted}/by-hand?again`);
      await framed.waitForFunction(() => (window as unknown as Partial<SiteWindow>).ready);
      await hello(framed);
      assert.notEqual(await newChallenge(framed), old);
      await say(framed, old, 2);
      await hello(framed);
      const answered = await answeredAfter(framed, 3, (challenge) => say(framed, challenge, 3));
      assert.deepEqual(answered, [3]);
    });

    it('opens a channel that the next load closes', async () => {
      const { page, framed } = await byHand();
      await answeredAfter(framed, 1, (challenge) => say(framed, challenge, 1));
      // The page keeps its port and its document, so the portal cannot tell.
      await page.evaluate(() =>
        document
          .querySelector('tp-frame')
          ?.shadowRoot?.querySelector('iframe')
          ?.dispatchEvent(new Event('load')),
      );
      await say(framed, undefined, 2);
      await hello(framed);
      const answered = await answeredAfter(framed, 3, (challenge) => say(framed, challenge, 3));
      assert.deepEqual(answered, [1, 3]);
    });
  });

  describe('a page that does not come', () => {
    it('is given up after the limit; another try shows it', async () => {
      const page = await openHost();
      await page.evaluate(
        ({ src, trusted }) => {
          const provider = document.querySelector('tp-provider');
          const element = document.querySelector('tp-frame');
          if (provider) provider.trustedOrigins = [trusted];
          element?.setAttribute('load-seconds', '1');
          element?.setAttribute('src', src);
        },
        { src: `${trusted}/talk.late`, trusted },
      );
      await page.getByText('页面加载超时').waitFor();
      await page.getByRole('button', { name: '重试' }).click();
      site.release();
      await page.locator('#frame iframe').waitFor({ state: 'visible' });
    });

    it('is given up when it forbids to be framed', async () => {
      const page = await openHost();
      await frame(page, { src: `${trusted}/talk.unframable` });
      await page.getByText('未能在门户内正常打开').waitFor();
    });
  });

  describe('the server-side site', () => {
    const openContracts = async (page: Page, authSign = token): Promise<Frame> => {
      const { origin } = new URL(harness.product.serverSite);
      return frame(page, {
        src: `${harness.product.serverSite}contract/list`,
        trustedOrigins: [origin],
        attributes: { 'hide-float-element': '', 'frame-title': '合同管理' },
        authSign,
      });
    };
    const routes = (page: Page, count: number) =>
      page
        .waitForFunction((count) => (window as unknown as HostWindow).routes.length >= count, count)
        .then(() => page.evaluate(() => (window as unknown as HostWindow).routes));

    it('knows the portal’s user, validates forms, and keeps the history in step', async () => {
      const page = await openHost();
      const framed = await openContracts(page);
      const content = page.frameLocator('#frame iframe');
      await content.getByText('当前用户：').waitFor();
      await content.getByRole('heading', { name: '合同管理' }).waitFor();
      assert.equal(await content.getByText('在线客服').count(), 0);
      const { length } = await page.evaluate(() => ({ length: history.length }));

      await content.getByRole('link', { name: 'HT20260002' }).click();
      await content.getByRole('heading', { name: '合同 HT20260002' }).waitFor();
      assert.deepEqual(await routes(page, 2), ['/contract/list', '/contract/detail?no=HT20260002']);
      assert.equal(await page.evaluate(() => history.length), length + 1);
      await page.evaluate(() => history.back());
      await content.getByRole('heading', { name: '合同管理' }).waitFor();
      assert.equal((await routes(page, 3))[2], '/contract/list');
      assert.equal(await page.evaluate(() => history.length), length + 1);

      await content.getByRole('link', { name: '新增合同' }).click();
      await content.getByLabel('合同名称').fill('广州酒店协议');
      await content.getByLabel('生效日期').fill('2027-05-01');
      await content.getByLabel('失效日期').fill('2027-04-01');
      await content.getByRole('button', { name: '保存' }).click();
      await content.getByText('失效日期不能早于生效日期').waitFor();
      assert.equal(await content.getByLabel('合同名称').inputValue(), '广州酒店协议');
      await content.getByLabel('供应商').fill('珠江酒店');
      await content.getByLabel('金额（元）').fill('88000.5');
      await content.getByLabel('失效日期').fill('2028-04-30');
      await content.getByRole('button', { name: '保存' }).click();
      await content.getByText('88,000.50 元').waitFor();
      assert.match(framed.url(), /hideFloatElement=true/);
    });

    it('stays in step with a shell that reflects its route, back and forth', async () => {
      const page = await openHost();
      await openContracts(page);
      const content = page.frameLocator('#frame iframe');
      const list = content.getByRole('heading', { name: '合同管理' });
      const detail = content.getByRole('heading', { name: '合同 HT20260003' });
      await list.waitFor();
      await page.evaluate((base) => {
        const element = document.querySelector('tp-frame');
        if (!element) throw new Error('not the host page');
        history.replaceState(null, '', '#/contract/list');
        element.src = `${base}/contract/list`;
        element.addEventListener('tp-frame-route', (event) => {
          const { path } = (event as CustomEvent<{ path: string }>).detail;
          history.replaceState(null, '', `#${path}`);
          element.src = base + path;
        });
        addEventListener('hashchange', () => (element.src = base + location.hash.slice(1)));
      }, new URL(harness.product.serverSite).origin);
      const length = await page.evaluate(() => history.length);
      const hash = (wanted: string) => page.waitForFunction((wanted) => location.hash === wanted, wanted);

      await content.getByRole('link', { name: 'HT20260003' }).click();
      await detail.waitFor();
      await hash('#/contract/detail?no=HT20260003');
      await page.evaluate(() => history.back());
      await list.waitFor();
      await hash('#/contract/list');
      await page.evaluate(() => history.forward());
      await detail.waitFor();
      await hash('#/contract/detail?no=HT20260003');
      assert.equal(await page.evaluate(() => history.length), length + 1);
    });

    it('takes the user over when another signs in to the portal', async () => {
      const first = await openHost();
      await openContracts(first);
      const user = (page: Page) => page.frameLocator('#frame iframe').getByText('当前用户：');
      await user(first).waitFor();
      const before = await user(first).innerText();
      const second = await openHost({ sameUser: true });
      await openContracts(second, await callsAt(harness.product.portal).login('admin'));
      await user(second).filter({ hasNotText: before }).waitFor();
    });

    it('asks the portal for a page of its own', async () => {
      const page = await openHost();
      await openContracts(page);
      const content = page.frameLocator('#frame iframe');
      await content.getByRole('link', { name: '帮助中心' }).click();
      await content.getByRole('button', { name: '查看我的机票订单' }).click();
      await page.waitForFunction(() => (window as unknown as HostWindow).opened.length > 0);
      assert.deepEqual(await page.evaluate(() => (window as unknown as HostWindow).opened), [
        '/orderManage/airOrderList',
      ]);
    });

    it('is let in by the portal’s own policy, and others are not', async () => {
      const { page, complaints, violations } = await harness.visit(harness.product.portal);
      await page.getByLabel('账号').waitFor();
      const show = (addresses: string[]) =>
        page.evaluate((addresses) => {
          for (const src of addresses) {
            const provider = document.createElement('tp-provider');
            provider.storage = 'memory';
            provider.trustedOrigins = [new URL(src).origin];
            const element = document.createElement('tp-frame');
            element.src = src;
            provider.append(element);
            document.body.append(provider);
          }
        }, addresses);
      await show([`${harness.product.serverSite}help/index`]);
      await page.locator('tp-frame iframe').waitFor({ state: 'visible' });
      assert.deepEqual(complaints, []);
      await show([`${trusted}/talk`]);
      await page.getByText('未能在门户内正常打开').waitFor();
      assert.match(complaints.join('\n'), /frame-src/);
      assert.match(violations.splice(0).join('\n'), /^\S+: frame-src forbids \S+ .*$/);
      await page.context().close();
    });

    it('lets itself be framed by portals and the example of the documentation alone', async () => {
      const [portal, docs] = [harness.product.portal, harness.product.docs].map((url) => new URL(url).origin);
      const response = await fetch(`${harness.product.serverSite}help/index`);
      const policy = response.headers.get('content-security-policy') ?? '';
      assert.match(policy, new RegExp(`frame-ancestors ${portal} ${docs} ${hostOrigin}$`));
      const forged = await fetch(`${harness.product.serverSite}session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: trusted },
        body: JSON.stringify({ authSign: token }),
      });
      assert.equal(forged.status, 403);
    });
  });
});
