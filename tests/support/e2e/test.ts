import { test as base } from '@playwright/test';
import { openWorker } from './worker';

/** `failure`: message of a failed test. */
type Cleanup = (failure: string | undefined) => unknown;
let ofTest: Cleanup[] | undefined;

/** Tests in a browser. All tests of a process share one browser and the sites around the portal. */
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

/** Calls `cleanup` once the running test has ended. Outside a test, as in `beforeAll`, it is never called. */
export function atTestEnd(cleanup: Cleanup): void {
  ofTest?.push(cleanup);
}

export const { describe, beforeAll, afterAll, beforeEach, afterEach } = test;
export const it = test;

/**
 * Test that only `npm run test:all` runs, for files whose short tests need the same gateway and pages. Entirely long
 * files are named `*.long.test.ts`. A file run by itself runs all its tests.
 */
export const longIt: (name: string, run: () => Promise<void>) => void =
  process.env['TEST_EXTENT'] === 'short' ? () => undefined : it;
