import type { Page } from '@playwright/test';

/** Address of the gateway in the documents. */
const EXAMPLE = 'https://travel.example';

/** Routes requests of a page from the documented address to a running gateway. */
export async function answerAsExample(page: Page, gateway: string): Promise<void> {
  await page.route(`${EXAMPLE}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: new URL(pathname + search, gateway).href });
    await route.fulfill({ response });
  });
}
