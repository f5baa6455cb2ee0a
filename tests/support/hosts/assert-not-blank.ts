import type { Page } from '@playwright/test';

/** Asserts that a page is not blank: it shows a heading, a field, a button or a message, in any shadow root. */
export async function assertNotBlank(page: Page): Promise<void> {
  await page.locator('h1, h2, h3, input, button, [role=alert]').filter({ visible: true }).first().waitFor();
}
