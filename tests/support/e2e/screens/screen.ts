import type { Page, Route } from '@playwright/test';
import type { Call } from '../../../../src/contract/call';

/** Page as one of its users sees it. */
export interface Screen {
  name: string;
  /** Session of the user; undefined when no user is signed in. */
  as: string | undefined;
  show(page: Page): Promise<void>;
}

interface Address {
  /** Path and query of the route. */
  hash: string;
  document?: string | undefined;
  /** Answers to calls of the page that replace those of the gateway. */
  answers?: readonly [Call, (route: Route) => unknown][];
  /** Resolves once the content is visible. Default: once no part loads any more. */
  ready?: (page: Page) => Promise<unknown>;
}

/** `tag`: element of the page; undefined for pages of the shell. */
export type Opener = (
  name: string,
  as: string | undefined,
  tag: string | undefined,
  address: Address,
) => Screen;

/** Document loaded in a page, while it is unused: no button pressed, and no answer replaced. */
const loadedAddress = new WeakMap<Page, string>();

/** Marks a page as used, so that the next screen loads a new document. */
export const noteUse = (page: Page): void => void loadedAddress.delete(page);

/** Opener of screens with an address in a portal. */
export const createOpener =
  (portal: string): Opener =>
  (name, as, tag, { hash, document = '', answers = [], ready }) => ({
    name,
    as,
    async show(page) {
      const address = `${portal}${document}${as === undefined ? '' : `?authSign=${as}`}`;
      const isPlain = answers.length === 0;
      if (isPlain && tag !== undefined && loadedAddress.get(page) === address) await moveTo(page, hash);
      else await load(page, `${address}#${hash}`, answers);
      if (isPlain && document === '' && as !== undefined) loadedAddress.set(page, address);
      else loadedAddress.delete(page);
      await (ready ? ready(page) : settled(page, tag));
    },
  });

/**
 * Navigates by way of an unknown route. Otherwise the previous page would stay visible for a while when only the hash
 * differs.
 */
async function moveTo(page: Page, hash: string): Promise<void> {
  const goTo = (to: string) => page.evaluate((next) => void (location.hash = next), to);
  await goTo('/nowhere');
  await page.getByText('您访问的页面不存在').waitFor();
  await goTo(hash);
}

async function load(page: Page, url: string, answers: NonNullable<Address['answers']>): Promise<void> {
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const [{ path }, answer] of answers) {
    await page.route(({ pathname }) => pathname.includes(path), answer);
  }
  await page.goto(url);
}

/** Screen reached from another one by a user's action. */
export const screenAfter = (before: Screen, name: string, act: (page: Page) => Promise<unknown>): Screen => ({
  name,
  as: before.as,
  async show(page) {
    await before.show(page);
    noteUse(page);
    await act(page);
  },
});

/** Waits until the page is present and no part of it loads. */
export async function settled(page: Page, tag: string | undefined): Promise<void> {
  const isSettled = (element: string | undefined): boolean => {
    const roots: (Document | ShadowRoot)[] = [document];
    let isThere = false;
    for (const root of roots) {
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
      if (root.querySelector('[aria-busy="true"], .tp-skeleton, .tp-skeleton-rows, .tp-skeleton-bar')) {
        return false;
      }
      const inPage = element === undefined ? root : root.querySelector(`tp-${element}`)?.shadowRoot;
      isThere ||= Boolean(inPage?.querySelector(element === undefined ? 'h1' : '[part]'));
    }
    return isThere;
  };
  // polled, because the check traverses the whole page
  await page.waitForFunction(isSettled, tag, { polling: 200 });
}
