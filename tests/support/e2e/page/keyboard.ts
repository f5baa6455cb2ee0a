import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { look, type Geometry } from './geometry';

/** User without a pointer. Each step asserts that the focus is visible, has its ring and is not lost. */
export interface Keyboard {
  /** Presses Tab until the wanted element has the focus. */
  to(wanted: Locator): Promise<void>;
  /** Moves the focus there and presses a key. */
  press(wanted: Locator, key?: 'Enter' | 'Space'): Promise<void>;
  /** Asserts that an element has the focus. */
  keepsFocus(): Promise<void>;
}

/** More stops than any page of the portal has. */
const MOST_STOPS = 200;

export function keyboard(page: Page): Keyboard {
  const isAt = async (wanted: Locator) => (await wanted.and(page.locator(':focus')).count()) > 0;
  const keepsFocus = async () => assert.equal(await look(page, findLostFocus), '');
  const to = async (wanted: Locator) => {
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await isAt(wanted)) return;
      await page.keyboard.press('Tab');
      assert.equal(await look(page, findUnseenFocus), '');
    }
    throw new Error(`Tab never comes to ${wanted.toString()}`);
  };
  return {
    to,
    keepsFocus,
    async press(wanted, key = 'Enter') {
      await wanted.first().waitFor();
      await keepsFocus();
      await to(wanted);
      await page.keyboard.press(key);
    },
  };
}

// both run in the browser and use only their own code and `geometry`

/** Returns the problem with the position of the focus after a step; '' for none. */
async function findLostFocus(): Promise<string> {
  const { focused, nextFrame } = (globalThis as unknown as { geometry: Geometry }).geometry;
  await nextFrame();
  const active = focused();
  if (active === null || active === document.body) return 'the focus is lost';
  // the skip link is first in the page; after a removal the focus must stay near by
  return active.matches('.skip') ? 'the focus has gone to the beginning of the page' : '';
}

/** Returns the problem with the visibility of the focus; '' for none. */
async function findUnseenFocus(): Promise<string> {
  const { focused, describe, isIn, topmost, nextFrame } = (globalThis as unknown as { geometry: Geometry })
    .geometry;
  await nextFrame();
  const active = focused();
  // after the last stop the focus passes through the browser's own controls
  if (active === null || active === document.body) return '';
  const styles = [active, active.nextElementSibling, active.parentElement].flatMap((it) =>
    it ? [getComputedStyle(it)] : [],
  );
  const hasRing = styles.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  if (!hasRing) return `${describe(active)} has the focus without a ring`;
  const { left, right, top, bottom } = active.getBoundingClientRect();
  const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (x2 <= x1 || y2 <= y1) return `${describe(active)} has the focus out of view`;
  const hit = topmost((x1 + x2) / 2, (y1 + y2) / 2);
  if (hit === active || (hit && (isIn(hit, active) || active.closest('label')?.contains(hit)))) return '';
  return `${describe(active)} has the focus under ${hit ? describe(hit) : 'nothing'}`;
}
