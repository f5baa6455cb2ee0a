import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe has against a whole page as it stands once nothing is busy any more, its best practices (headings, landmarks) included. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' });
  // scripts of the page's policy alone run as tags
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: Pick<typeof axe, 'run'> }).axe;
    const { violations, passes } = await run(document);
    const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    // a page of which axe sees nothing has no violations either
    return passes.some(({ id }) => id === 'region') ? said : [...said, 'nothing was looked at'];
  });
}
