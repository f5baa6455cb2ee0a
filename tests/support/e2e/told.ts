import type { Page } from '@playwright/test';

/**
 * Waits from now on for a box with this text. It stands for a moment before the page is loaded anew, so the page itself looks
 * for it: the driver looks twice a second at last, and comes too late on a busy machine.
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
