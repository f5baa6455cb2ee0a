import { it } from 'node:test';

/** `short` in `npm test`; a file that is run by itself runs whole. */
const isShort = process.env['TEST_EXTENT'] === 'short';

/**
 * A test that `npm run test:all` runs and `npm test` does not, beside short ones that need the same gateway and pages. What is
 * long as a whole stands in a `*.long.test.ts`.
 */
export function longIt(name: string, test: () => Promise<void>): void {
  if (!isShort) void it(name, test);
}
