import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { look, type Geometry } from './geometry';

/** Who has no pointer: what has the focus is in view, has its ring, and is never lost. */
export interface Keyboard {
  /** Goes on by Tab until what is meant has the focus. */
  to(wanted: Locator): Promise<void>;
  /** Goes there and presses it. */
  press(wanted: Locator, key?: 'Enter' | 'Space'): Promise<void>;
  /** Something has the focus now. */
  keepsFocus(): Promise<void>;
}

/** More than the stops of any page of the portal. */
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

// both run in the browser: all they call is within, or common

/** What is wrong with where the focus is after a step; '' for nothing. */
async function findLostFocus(): Promise<string> {
  const { focused, nextFrame } = (globalThis as unknown as { geometry: Geometry }).geometry;
  await nextFrame();
  const active = focused();
  if (active === null || active === document.body) return 'the focus is lost';
  // it comes first in the page: what is taken away leaves the focus near by
  return active.matches('.skip') ? 'the focus has gone to the beginning of the page' : '';
}

/** What is wrong with how the focus is seen; '' for nothing. */
async function findUnseenFocus(): Promise<string> {
  const { focused, describe, isIn, topmost, nextFrame } = (globalThis as unknown as { geometry: Geometry })
    .geometry;
  await nextFrame();
  const active = focused();
  // from the last stop the browser goes on to its own, and from there to the first
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
