import type { Page } from '@playwright/test';

/**
 * Starts to wait for a box with this text, which appears only briefly before the page reloads. The page itself watches
 * for it, because the driver polls twice a second and would miss it on a busy machine.
 */
export async function expectBox(page: Page, text: string): Promise<{ told: Promise<unknown> }> {
  const told = page.waitForEvent('console', { predicate: (message) => message.text() === `told: ${text}` });
  await page.evaluate((wanted) => {
    const isShown = (root: ParentNode): boolean =>
      [...root.querySelectorAll('[role=alertdialog]')].some((box) => box.textContent?.includes(wanted)) ||
      [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null && isShown(shadowRoot));
    const looking = setInterval(() => {
      if (!isShown(document)) return;
      clearInterval(looking);
      console.debug(`told: ${wanted}`);
    }, 20);
  }, text);
  return { told };
}
