import type { Page } from '@playwright/test';

/** The gateway's address in the documents. */
const EXAMPLE = 'https://travel.example';

/** Has a page find a gateway that runs under the address that the documents name. */
export async function answerAsExample(page: Page, gateway: string): Promise<void> {
  await page.route(`${EXAMPLE}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: new URL(pathname + search, gateway).href });
    await route.fulfill({ response });
  });
}
