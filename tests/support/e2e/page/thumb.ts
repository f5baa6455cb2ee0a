import assert from 'node:assert/strict';
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';

/** A phone that is held upright. */
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The least height of what a finger presses, px. */
const LEAST_HEIGHT = 24;

/** Who has nothing but a finger: nothing reaches out of the window, and what is tapped is high enough and not covered. */
export interface Thumb {
  tap(wanted: Locator): Promise<void>;
  /** The page is as wide as the window. */
  fits(): Promise<void>;
}

export function thumb(page: Page): Thumb {
  const fits = async () => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.equal(over, 0, 'nothing is to be seen by scrolling sideways');
  };
  return {
    fits,
    async tap(wanted) {
      await wanted.waitFor();
      await fits();
      // a box is tapped with its words
      const height = await wanted.evaluate(
        (element) => (element.closest('label') ?? element).getBoundingClientRect().height,
      );
      assert.ok(height >= LEAST_HEIGHT, `${wanted.toString()} is ${height} px high`);
      // waits until nothing lies over it
      await wanted.tap();
      await fits();
    },
  };
}
