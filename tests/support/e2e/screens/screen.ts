import type { Page, Route } from '@playwright/test';
import type { Call } from '../../../../src/contract/call';

/** A page as one of its users sees it. */
export interface Screen {
  name: string;
  /** Session it is seen with; undefined: nobody has signed in. */
  as: string | undefined;
  show(page: Page): Promise<void>;
}

interface Address {
  /** Path and query of the route. */
  hash: string;
  document?: string | undefined;
  /** How a call of the page is answered instead of by the gateway. */
  answers?: readonly [Call, (route: Route) => unknown][];
  /** Resolves once what is to be seen is there; without it once nothing loads any more. */
  ready?: (page: Page) => Promise<unknown>;
}

/** `tag`: element of the page; undefined for those of the shell. */
export type Opener = (
  name: string,
  as: string | undefined,
  tag: string | undefined,
  address: Address,
) => Screen;

/** The document that a page shows, as it came: nothing in it has been pressed, and the gateway answers it. */
const shown = new WeakMap<Page, string>();

/** Something is pressed in the page from here on: the next screen begins with a new document. */
export const noteUse = (page: Page): void => void shown.delete(page);

/** Screens that are an address of a portal. */
export const opener =
  (portal: string): Opener =>
  (name, as, tag, { hash, document = '', answers = [], ready }) => ({
    name,
    as,
    async show(page) {
      const address = `${portal}${document}${as === undefined ? '' : `?authSign=${as}`}`;
      const isPlain = answers.length === 0;
      if (isPlain && tag !== undefined && shown.get(page) === address) await moveTo(page, hash);
      else await load(page, `${address}#${hash}`, answers);
      if (isPlain && document === '' && as !== undefined) shown.set(page, address);
      else shown.delete(page);
      await (ready ? ready(page) : settled(page, tag));
    },
  });

/** An address that differs in its hash alone would leave the page before on view for a while. */
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

/** A screen that comes of another one by what its user does there. */
export const after = (before: Screen, name: string, act: (page: Page) => Promise<unknown>): Screen => ({
  name,
  as: before.as,
  async show(page) {
    await before.show(page);
    noteUse(page);
    await act(page);
  },
});

/** The page is there, and nothing in it loads any more. */
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
  // looks through the whole page: not at every frame
  await page.waitForFunction(isSettled, tag, { polling: 200 });
}
