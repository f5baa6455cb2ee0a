import { afterEach, beforeEach } from 'node:test';

/** `failure`: why the test failed, if it did. */
type Cleanup = (failure: Error | undefined) => unknown;
let ofTest: Cleanup[] | undefined;

// The hooks belong to the suite that is open as this module is first imported: `npm test` imports it before any file.
beforeEach(() => void (ofTest = []));
afterEach(async (context) => {
  const cleanups = ofTest ?? [];
  ofTest = undefined;
  const failure = 'error' in context ? reasonOf(context.error) : undefined;
  for (const cleanup of cleanups) await cleanup(failure);
});

/** What the test threw, which the runner wraps. */
function reasonOf(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.cause instanceof Error ? error.cause : error;
}

/** Called once the test that is under way has ended; never where none is, as in a `before`. */
export function atTestEnd(cleanup: Cleanup): void {
  ofTest?.push(cleanup);
}
