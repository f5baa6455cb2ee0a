import type { Page } from '@playwright/test';
import { look, type Geometry } from './geometry';

/**
 * What is wrong with the bars that stay in the window while the page scrolls, in its middle and at its end: they reach
 * out of the window, lie over each other, or something lies over what is pressed in them. One line each.
 */
export const brokenBars = (page: Page): Promise<string[]> => look(page, findBrokenBars);

// runs in the browser: all it calls is within, or common
async function findBrokenBars(): Promise<string[]> {
  const TOLERANCE = 1;
  const { ancestors, within, isIn, isAction, describe, coverOf, nextFrame } = (
    globalThis as unknown as { geometry: Geometry }
  ).geometry;
  const elements = within(document);
  // the page behind a modal dialog does not scroll, and what else is open may cover it
  if (elements.some((element) => element.matches(':modal, :popover-open, .follow-card'))) return [];
  const bars = elements.filter(
    (element) =>
      // cells of tables stay within their table
      !element.matches('td, th, thead, tfoot') &&
      /sticky|fixed/.test(getComputedStyle(element).position) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.matches('.tp-visually-hidden, .skip'),
  );
  /** Held where it is by the window, not by what it stands in. */
  const isHeld = (bar: Element): boolean => {
    const { position, top, bottom } = getComputedStyle(bar);
    if (position === 'fixed') return true;
    const box = bar.getBoundingClientRect();
    return (
      Math.abs(box.top - Number.parseFloat(top)) <= TOLERANCE ||
      Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) <= TOLERANCE
    );
  };
  /** It is further up or down in what is scrolled by itself: that it can be reached there is looked at elsewhere. */
  const isScrolledAway = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return ancestors(element).some((box) => {
      if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY))
        return false;
      const view = box.getBoundingClientRect();
      return box !== document.documentElement && (top < view.top || bottom > view.bottom);
    });
  };
  const problems = new Set<string>();
  const end = document.documentElement.scrollHeight - innerHeight;
  for (const y of [end / 2, end]) {
    window.scrollTo({ top: y, behavior: 'instant' });
    await nextFrame();
    const held = bars.filter((bar) => bar.getBoundingClientRect().width > 2 && isHeld(bar));
    for (const [i, bar] of held.entries()) {
      const { left, right, top, bottom } = bar.getBoundingClientRect();
      if (
        left < -TOLERANCE ||
        right > innerWidth + TOLERANCE ||
        top < -TOLERANCE ||
        bottom > innerHeight + TOLERANCE
      ) {
        problems.add(
          `${describe(bar)} reaches out of the window: ${[left, right, top, bottom].map(Math.round).join(' ')}`,
        );
      }
      for (const other of held.slice(i + 1)) {
        if (isIn(other, bar) || isIn(bar, other)) continue;
        const box = other.getBoundingClientRect();
        const width = Math.min(right, box.right) - Math.max(left, box.left);
        const height = Math.min(bottom, box.bottom) - Math.max(top, box.top);
        if (width > TOLERANCE && height > TOLERANCE)
          problems.add(`${describe(bar)} lies over ${describe(other)}`);
      }
    }
    for (const action of elements) {
      if (!held.some((bar) => isIn(action, bar)) || !isAction(action) || isScrolledAway(action)) continue;
      const cover = coverOf(action);
      if (cover !== undefined) problems.add(`${describe(action)} ${cover}`);
    }
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...problems];
}
