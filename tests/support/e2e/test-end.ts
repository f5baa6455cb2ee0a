import { afterEach, beforeEach } from 'node:test';

type Cleanup = () => unknown;
let ofTest: Cleanup[] | undefined;

// The hooks belong to the suite that is open as this module is first imported: `npm test` imports it before any file.
beforeEach(() => void (ofTest = []));
afterEach(async () => {
  const cleanups = ofTest ?? [];
  ofTest = undefined;
  for (const cleanup of cleanups) await cleanup();
});

/** Called once the test that is under way has ended; never where none is, as in a `before`. */
export function atTestEnd(cleanup: Cleanup): void {
  ofTest?.push(cleanup);
}
