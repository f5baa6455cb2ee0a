import { AsyncResource } from 'node:async_hooks';
import * as runner from 'node:test';

/** The suite of the file that is being read. */
let reading: AsyncResource | undefined;
/** How many suites of the file are open around what is called. */
let depth = 0;
let turn = Promise.resolve();

/**
 * A suite a file. Suites open at once, so each waits until the file before it has been read. `node:test` finds the suite of
 * what it is told by the promise that led there, which modules shared with other files mislead: so the suite is named here.
 */
export function suiteOfFile(name: string, load: () => Promise<unknown>): void {
  void runner.describe(name, { timeout: Infinity }, () => {
    const suite = new AsyncResource('file');
    const read = async (): Promise<void> => {
      reading = suite;
      await load().finally(() => (reading = undefined));
    };
    // a file that cannot be read fails alone
    const own = turn.then(read, read);
    turn = own;
    return own;
  });
}

/** Has what a file says outside of its own suites belong to the suite of the file. */
function inFile<A extends unknown[], R>(say: (...values: A) => R) {
  return (...values: A): R =>
    reading === undefined || depth > 0 ? say(...values) : reading.runInAsyncScope(() => say(...values));
}

type Suite = () => void;

/** As `describe` of `node:test`, with options or without. */
function described(
  name: string,
  ...rest: [Suite] | [{ timeout?: number; skip?: boolean | string }, Suite]
): void {
  const [options, open] = rest.length === 1 ? [{}, rest[0]] : rest;
  const opening = () => {
    depth += 1;
    try {
      open();
    } finally {
      depth -= 1;
    }
  };
  inFile(() => void runner.describe(name, options, opening))();
}

// Stands in the place of `node:test` in bundles of test files: see bundle.ts.
export { described as describe };
export const it = inFile(runner.it);
export { it as test };
export const before = inFile(runner.before);
export const after = inFile(runner.after);
export const beforeEach = inFile(runner.beforeEach);
export const afterEach = inFile(runner.afterEach);
export const { mock } = runner;
