import type { Page } from '@playwright/test';

/** Waits until as many cities as the attributes name stand in the search form: then it is more than its first paint. */
export async function formStands(page: Page, cities: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const root = document.querySelector('tp-flight-booking')?.shadowRoot;
    const fields = [...(root?.querySelectorAll<HTMLInputElement>('input[role="combobox"]') ?? [])];
    return fields.filter(({ value }) => value !== '').length === wanted;
  }, cities);
}
