import assert from 'node:assert/strict';
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';

/** Phone in portrait orientation. */
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Least height of a tap target in px. */
const LEAST_HEIGHT = 24;

/**
 * User of a touch screen. Each step asserts that no content leaves the viewport, and that tap targets are high enough
 * and uncovered.
 */
export interface Thumb {
  tap(wanted: Locator): Promise<void>;
  /** Asserts that the page is as wide as the viewport. */
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
      // a checkbox is tapped together with its label
      const height = await wanted.evaluate(
        (element) => (element.closest('label') ?? element).getBoundingClientRect().height,
      );
      assert.ok(height >= LEAST_HEIGHT, `${wanted.toString()} is ${height} px high`);
      // waits until no element covers it
      await wanted.tap();
      await fits();
    },
  };
}
