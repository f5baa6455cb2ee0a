import type { BrowserContext, Frame, Page } from '@playwright/test';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { openSite, type Site } from './frame-sites';

export let harness: Harness;
export let site: Site;
/** The same pages at another port, hence another origin. */
export let otherSite: Site;
export let token: string;
let context: BrowserContext | undefined;
/** Origin of the bare page that frames the sites. */
export let hostOrigin: string;
/** The only trusted origin of the sites. */
export let trusted: string;

/** Opens the product, a site to frame and the same site at another origin. */
export async function openFrames(): Promise<void> {
  site = await openSite();
  hostOrigin = `http://localhost:${site.port}`;
  otherSite = await openSite(hostOrigin);
  harness = await openHarness({ PORTAL_ORIGINS: hostOrigin });
  site.useLoader(`${harness.product.portal}elements/loader.js`);
  trusted = `http://site.localhost:${site.port}`;
  token = await callsAt(harness.product.portal).login('staff');
}

export async function closeFrames(): Promise<void> {
  await Promise.all([site.close(), otherSite.close()]);
  await harness.close();
}

export interface HostWindow extends Window {
  loads: number;
  routes: string[];
  opened: string[];
  giveToken(): void;
}
export interface SiteWindow extends Window {
  heard: string[];
  answered: number[];
  port: MessagePort;
  challenge: string;
  ready: boolean;
  hello(): Promise<void>;
  accept(challenge: string): void;
  ask(id: number): void;
}

/** Opens a bare page for a new user, or with `sameUser` for the user of the last page. */
export async function openHost({ sameUser = false } = {}): Promise<Page> {
  const host = `${hostOrigin}/host`;
  if (!sameUser || !context) {
    const { page } = await harness.visit(host);
    context = page.context();
    return page;
  }
  const page = await context.newPage();
  await page.goto(host);
  return page;
}

interface Options {
  src: string;
  attributes?: Record<string, string>;
  trustedOrigins?: string[];
  /** Makes the embedder's function return the token only when the test says so. */
  later?: boolean;
  authSign?: string;
}

/** Frames an address and answers the frame once its first document has loaded. */
export async function frame(
  page: Page,
  { src, attributes = {}, trustedOrigins = [trusted], later = false, authSign = token }: Options,
): Promise<Frame> {
  await page.evaluate(
    async ({ src, attributes, trustedOrigins, authSign, later }) => {
      await Promise.all(['tp-frame', 'tp-provider'].map((tag) => customElements.whenDefined(tag)));
      const host = window as unknown as HostWindow;
      Object.assign(host, { loads: 0, routes: [], opened: [] });
      const provider = document.querySelector('tp-provider');
      const element = document.querySelector('tp-frame');
      if (!provider || !element) throw new Error('not the host page');
      provider.trustedOrigins = trustedOrigins;
      if (later) {
        const given = new Promise<string>((resolve) => (host.giveToken = () => resolve(authSign)));
        provider.getAuthSign = () => given;
      } else provider.authSign = authSign;
      element.addEventListener('tp-frame-route', (event) =>
        host.routes.push((event as CustomEvent<{ path: string }>).detail.path),
      );
      element.addEventListener('tp-frame-open', (event) =>
        host.opened.push((event as CustomEvent<{ path: string }>).detail.path),
      );
      // `load` events do not leave the shadow root.
      element.shadowRoot?.addEventListener('load', () => (host.loads += 1), true);
      addEventListener('message', (event: MessageEvent<{ last?: boolean }>) => {
        // Runs after the element has handled the message and sent its answers.
        if (event.data.last) setTimeout(() => event.source?.postMessage('echo', { targetOrigin: '*' }));
      });
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.src = src;
    },
    { src, attributes, trustedOrigins, authSign, later },
  );
  await loads(page, 1);
  return inside(page);
}

export const loads = (page: Page, count: number) =>
  page.waitForFunction((count) => (window as unknown as HostWindow).loads >= count, count);

async function inside(page: Page): Promise<Frame> {
  const handle = await page.waitForSelector('#frame iframe', { state: 'attached' });
  const found = await handle.contentFrame();
  if (!found) throw new Error('no frame');
  return found;
}

export const requestToken = (framed: Frame) =>
  framed.evaluate(() => (window as unknown as SiteWindow).portal.requestToken());

/** All messages that a forger received until its last message was echoed. */
export async function heardBy(framed: Frame): Promise<string[]> {
  await framed.waitForFunction(() => (window as unknown as Partial<SiteWindow>).heard?.includes('"echo"'));
  return framed.evaluate(() => (window as unknown as SiteWindow).heard);
}

export async function navigate(page: Page, framed: Frame, address: string): Promise<void> {
  const before = await page.evaluate(() => (window as unknown as HostWindow).loads);
  await framed.evaluate((address) => location.assign(address), address);
  await loads(page, before + 1);
}
