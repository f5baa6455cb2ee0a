import type { Page } from '@playwright/test';

/** A page is not blank: it has a heading, a field, a button or a message, in whatever shadow root. */
export async function showsSomething(page: Page): Promise<void> {
  await page.locator('h1, h2, h3, input, button, [role=alert]').filter({ visible: true }).first().waitFor();
}
