import type { Page } from '@playwright/test';
import type { Harness } from '../e2e/harness';

/** Markup of an old-fashioned page. */
export interface DifficultPage {
  /** Without a doctype the page is in quirks mode. */
  doctype?: string;
  htmlAttributes?: string;
  /** Start of the head. */
  head?: string;
  bodyAttributes?: string;
}

/** Content of every page: a form, a table and a sign-in. */
const ELEMENTS = (authSign: string) =>
  `<tp-login></tp-login><tp-provider auth-sign="${authSign}"><tp-flight-booking></tp-flight-booking><tp-order-list></tp-order-list><tp-approval-list></tp-approval-list></tp-provider>`;

/** Opens such a page on the origin of the portal, with elements for the holder of the session. */
export async function openDifficult(
  harness: Harness,
  authSign: string,
  { doctype = '<!doctype html>', htmlAttributes = '', head = '', bodyAttributes = '' }: DifficultPage,
): Promise<{ page: Page; complaints: string[] }> {
  const visit = await harness.visit('about:blank');
  const address = `${harness.product.portal}difficult`;
  const script = `${harness.product.portal}elements/loader.js`;
  await visit.page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `${doctype}<html lang="zh-CN" ${htmlAttributes}><head>${head}<title>内网</title><script type="module" src="${script}" data-storage="memory"></script></head><body ${bodyAttributes}>${ELEMENTS(authSign)}</body></html>`,
    }),
  );
  await visit.page.goto(address);
  return visit;
}

export interface Box {
  what: string;
  /** Left, top, width and height in px, relative to the element's corner. */
  at: number[];
}

/** Boxes of all parts in the elements of such a page, once every call is answered. */
export async function boxesOf(page: Page): Promise<Box[]> {
  await page.getByRole('button', { name: '搜索航班' }).waitFor();
  for (const list of ['tp-order-list', 'tp-approval-list'])
    await page.locator(`${list} [role=row], ${list} tbody tr`).nth(1).waitFor();
  // until late content has arrived and the layout is stable
  const settled = await page.waitForFunction(() => {
    const hosts = document.querySelectorAll('tp-login, tp-flight-booking, tp-order-list, tp-approval-list');
    const isBusy = [...hosts].some((host) =>
      host.shadowRoot?.querySelector('[aria-busy=true], .tp-progress'),
    );
    const boxes = [...hosts].flatMap((host) => {
      const corner = host.getBoundingClientRect();
      return [...(host.shadowRoot?.querySelectorAll<HTMLElement>('.tp-root, .tp-root *:not(svg *)') ?? [])]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return {
            what: `${host.localName} ${element.localName}.${element.getAttribute('class') ?? ''}`,
            at: [left - corner.left, top - corner.top, width, height],
          };
        });
    });
    const kept = globalThis as { lastBoxes?: { boxes: string; since: number } };
    const text = JSON.stringify(boxes);
    if (isBusy || text !== kept.lastBoxes?.boxes) kept.lastBoxes = { boxes: text, since: performance.now() };
    const isStill = document.fonts.status === 'loaded' && performance.now() - kept.lastBoxes.since > 500;
    return isStill ? boxes : undefined;
  });
  return (await settled.jsonValue()) ?? [];
}
