import assert from 'node:assert/strict';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { chooseFare, enterBooking, inDays, search, submitOrder, TRIP } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

/** Missing features by browser; they are removed before any script of the page. */
const OLDER: Readonly<Record<string, string[]>> = {
  'without popovers': [
    'HTMLElement.prototype.popover',
    'HTMLElement.prototype.showPopover',
    'HTMLElement.prototype.hidePopover',
  ],
  'without AbortSignal.any': ['AbortSignal.any'],
  'without copies of lists': [
    'Array.prototype.toSorted',
    'Array.prototype.toReversed',
    'Array.prototype.toSpliced',
  ],
  'without states of elements': ['ElementInternals.prototype.states'],
  'without URL.canParse, checkVisibility and Segmenter': [
    'URL.canParse',
    'Element.prototype.checkVisibility',
    'Intl.Segmenter',
  ],
};
const TOO_OLD = ['Document.prototype.adoptedStyleSheets', 'HTMLElement.prototype.attachInternals'];

/** Script that removes the features; `CSS.supports` only reports containers. */
const without = (paths: readonly string[]): string =>
  `${paths.map((path) => `delete ${path};`).join('')} CSS.supports = (name) => name === 'container-type';`;

describe('booking in older browsers', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  for (const [name, paths] of Object.entries({
    ...OLDER,
    'without any of it': Object.values(OLDER).flat(),
  })) {
    it(`goes through ${name}`, async () => {
      const page = await enterBooking(harness);
      await page.addInitScript(without(paths));
      await page.reload();
      await search(page, { ...TRIP, date: inDays(22) });
      await chooseFare(page);
      await submitOrder(page);
    });
  }

  for (const path of TOO_OLD) {
    it(`explains the missing input without ${path}`, async () => {
      const page = await enterBooking(harness);
      await page.addInitScript(without([path]));
      await page.reload();
      const said = page.getByRole('alert');
      await said.waitFor();
      assert.match((await said.textContent()) ?? '', /Chrome 109、Edge 109、Firefox 115 或 Safari 16\.4/);
    });
  }
});
