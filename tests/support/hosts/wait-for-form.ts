import type { Page } from '@playwright/test';

/** Waits until the search form shows the cities named by the attributes, which it does only after its first paint. */
export async function waitForForm(page: Page, cities: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const root = document.querySelector('tp-flight-booking')?.shadowRoot;
    const fields = [...(root?.querySelectorAll<HTMLInputElement>('input[role="combobox"]') ?? [])];
    return fields.filter(({ value }) => value !== '').length === wanted;
  }, cities);
}
