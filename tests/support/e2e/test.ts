import { test as base } from '@playwright/test';
import { openWorker } from './worker';

/** `failure`: the message of a test that failed. */
type Cleanup = (failure: string | undefined) => unknown;
let ofTest: Cleanup[] | undefined;

/** Tests in a browser: one for the tests of a process, with the sites around the portal. */
const test = base.extend<{ cleanup: undefined }, { worker: undefined }>({
  worker: [
    async ({ browser }, use) => {
      const worker = openWorker(browser);
      await use(undefined);
      await worker.close();
    },
    { scope: 'worker', auto: true },
  ],
  cleanup: [
    async ({ worker }, use, info) => {
      ofTest = [];
      await use(worker);
      const cleanups = ofTest;
      ofTest = undefined;
      for (const cleanup of cleanups) await cleanup(info.error?.message);
    },
    { auto: true },
  ],
});

/** Called once the test that is under way has ended; never where none is, as in a `beforeAll`. */
export function atTestEnd(cleanup: Cleanup): void {
  ofTest?.push(cleanup);
}

export const { describe, beforeAll, afterAll, beforeEach, afterEach } = test;
export const it = test;

/**
 * A test that `npm run test:all` runs and `npm test` does not, beside short ones that need the same gateway and pages. What is
 * long as a whole stands in a `*.long.test.ts`. A file that is run by itself runs whole.
 */
export const longIt: (name: string, run: () => Promise<void>) => void =
  process.env['TEST_EXTENT'] === 'short' ? () => undefined : it;
