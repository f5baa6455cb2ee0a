import type { Page } from '@playwright/test';

const BUTTON = '.tp-button:not(.tp-on-paper):visible';
/** Controls that must not be printed: buttons except those that are figures, and layers above the page. */
const CONTROLS = `:is(${BUTTON}, [popover]:visible, [role=search]:visible)`;

/** Runs `look` while the page has its print layout, once the print styles have loaded. */
export async function onPaper(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  // print styles load when the page is idle, and hide the buttons
  await page.locator(BUTTON).first().waitFor({ state: 'detached' });
  await look();
  await page.emulateMedia({ media: null });
}

/**
 * Returns elements of the print layout that must not be printed: controls, and sticky or fixed boxes, which would cover
 * other content.
 */
export async function findUnprintable(page: Page): Promise<string[]> {
  const pressed = await page
    .locator(CONTROLS)
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)));
  const staying = await page
    .locator('*:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position))
        .map((one) => `stays: ${one.outerHTML.slice(0, 120)}`),
    );
  return [...pressed, ...staying];
}

/** Prints a page to PDF. Resolves with the number of elements of a class at that moment, and the number of sheets. */
export async function printPage(page: Page, className: string): Promise<{ count: number; sheets: number }> {
  // registered after the elements' listeners, so it runs last
  await page.evaluate(`window.addEventListener('beforeprint', () => {
    const count = (root) => [...root.querySelectorAll('*')].reduce(
      (sum, one) => sum + Number(one.classList.contains('${className}')) + (one.shadowRoot ? count(one.shadowRoot) : 0), 0);
    document.documentElement.dataset.printed = count(document);
  }, { once: true })`);
  const file = await page.pdf();
  const count = await page.evaluate(() => Number(document.documentElement.dataset['printed']));
  return { count, sheets: (file.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length };
}
