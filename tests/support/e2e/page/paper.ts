import type { Page } from '@playwright/test';

const BUTTON = '.tp-button:not(.tp-on-paper):visible';
/** Without a place on paper: buttons but for those that are figures, and layers above a page. */
const PRESSED = `:is(${BUTTON}, [popover]:visible, [role=search]:visible)`;

/** Does something while the page looks as it does on paper, once what is brought late for it is there. */
export async function onPaper(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  // the rules for paper come when the page is at rest; they take the buttons away
  await page.locator(BUTTON).first().waitFor({ state: 'detached' });
  await look();
  await page.emulateMedia({ media: null });
}

/** What has no place on paper and is seen on it; what stays in view while one scrolls is printed over the rest. */
export async function keptOffPaper(page: Page): Promise<string[]> {
  const pressed = await page
    .locator(PRESSED)
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

/** Prints a page to PDF; how many elements of a class stood on it at that moment, and how many sheets it takes. */
export async function printed(page: Page, className: string): Promise<{ count: number; sheets: number }> {
  // after the listeners of the elements
  await page.evaluate(`window.addEventListener('beforeprint', () => {
    const count = (root) => [...root.querySelectorAll('*')].reduce(
      (sum, one) => sum + Number(one.classList.contains('${className}')) + (one.shadowRoot ? count(one.shadowRoot) : 0), 0);
    document.documentElement.dataset.printed = count(document);
  }, { once: true })`);
  const file = await page.pdf();
  const count = await page.evaluate(() => Number(document.documentElement.dataset['printed']));
  return { count, sheets: (file.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length };
}
