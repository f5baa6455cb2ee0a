import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/**
 * What axe has against a whole page as it stands once nothing is busy any more, its best practices (headings, landmarks)
 * included. Documents in its frames are looked at by themselves: those of other origins give axe no answer.
 */
export async function violationsOf(page: Page | Frame): Promise<string[]> {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' });
  // scripts of the page's policy alone run as tags
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: Pick<typeof axe, 'run'> }).axe;
    // landmarks and the first heading are those of the page around a frame
    const isFramed = parent !== window;
    const ofPages = ['landmark-one-main', 'page-has-heading-one', 'region'];
    const rules = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: !isFramed }]));
    const { violations, passes } = await run(document, { iframes: false, rules });
    const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    // a page of which axe sees nothing has no violations either
    return passes.some(({ id }) => id === (isFramed ? 'color-contrast' : 'region'))
      ? said
      : [...said, 'nothing was looked at'];
  });
}
