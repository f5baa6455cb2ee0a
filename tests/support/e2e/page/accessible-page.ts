import axe from 'axe-core';
import type { Frame, Page } from '@playwright/test';

/**
 * What axe has against a whole page as it stands once nothing is busy any more, its best practices (headings, landmarks)
 * included. Documents in its frames are looked at by themselves: those of other origins give axe no answer.
 */
export async function violationsOf(page: Page | Frame): Promise<string[]> {
  // scripts of the page's policy alone run as tags
  await page.evaluate(axe.source);
  for (;;) {
    await page.locator(BUSY).first().waitFor({ state: 'hidden' });
    const said = await lookedAt(page);
    // news made it read something anew meanwhile, which is dimmed until it is there
    if (said !== undefined) return said;
  }
}

const BUSY = '[aria-busy=true]';

/** undefined: something was busy before it was over. */
function lookedAt(page: Page | Frame): Promise<string[] | undefined> {
  return page.evaluate(async () => {
    let wasBusy = false;
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    const look = () => {
      wasBusy ||= roots(document).some((root) => root.querySelector('[aria-busy=true]'));
    };
    const watching = new MutationObserver(look);
    const attributes = { attributeFilter: ['aria-busy'], subtree: true };
    for (const root of roots(document)) watching.observe(root, attributes);
    look();
    const { run } = (globalThis as unknown as { axe: Pick<typeof axe, 'run'> }).axe;
    // landmarks and the first heading are those of the page around a frame
    const isFramed = parent !== window;
    const ofPages = ['landmark-one-main', 'page-has-heading-one', 'region'];
    const rules = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: !isFramed }]));
    const { violations, passes } = await run(document, { iframes: false, rules });
    watching.disconnect();
    look();
    if (wasBusy) return undefined;
    const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    // a page of which axe sees nothing has no violations either
    return passes.some(({ id }) => id === (isFramed ? 'color-contrast' : 'region'))
      ? said
      : [...said, 'nothing was looked at'];
  });
}
