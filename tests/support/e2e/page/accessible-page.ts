import axe from 'axe-core';
import type { Frame, Page } from '@playwright/test';

/**
 * Returns axe's violations of a whole page once no part is busy, best practices (headings, landmarks) included. Frames
 * are checked separately: those of other origins do not answer axe.
 */
export async function violationsOf(page: Page | Frame): Promise<string[]> {
  // evaluated, because the page's policy refuses a script tag
  await page.evaluate(axe.source);
  for (;;) {
    await page.locator(BUSY).first().waitFor({ state: 'hidden' });
    const said = await findViolations(page);
    // an event made the page reload meanwhile, and reloading content is dimmed
    if (said !== undefined) return said;
  }
}

const BUSY = '[aria-busy=true]';

/** Returns undefined when a part became busy during the check. */
function findViolations(page: Page | Frame): Promise<string[] | undefined> {
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
    // landmarks and the first heading belong to the page around a frame
    const isFramed = parent !== window;
    const ofPages = ['landmark-one-main', 'page-has-heading-one', 'region'];
    const rules = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: !isFramed }]));
    const { violations, passes } = await run(document, { iframes: false, rules });
    watching.disconnect();
    look();
    if (wasBusy) return undefined;
    const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    // a page invisible to axe would have no violations either
    return passes.some(({ id }) => id === (isFramed ? 'color-contrast' : 'region'))
      ? said
      : [...said, 'nothing was looked at'];
  });
}
