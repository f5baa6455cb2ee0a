import type { Page } from '@playwright/test';
import { look, type Geometry } from './geometry';

/**
 * Finds problems of sticky and fixed bars in the middle and at the end of the scrolled page: bars that leave the
 * viewport or overlap, and covered actions in them. Returns one line per problem.
 */
export const brokenBars = (page: Page): Promise<string[]> => look(page, findBrokenBars);

// runs in the browser and uses only its own code and `geometry`
async function findBrokenBars(): Promise<string[]> {
  const TOLERANCE = 1;
  const { ancestors, within, isIn, isAction, describe, coverOf, nextFrame } = (
    globalThis as unknown as { geometry: Geometry }
  ).geometry;
  const elements = within(document);
  // the page behind a modal dialog does not scroll, and other open layers may cover it
  if (elements.some((element) => element.matches(':modal, :popover-open, .follow-card'))) return [];
  const bars = elements.filter(
    (element) =>
      // cells of tables stay within their table
      !element.matches('td, th, thead, tfoot') &&
      /sticky|fixed/.test(getComputedStyle(element).position) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.matches('.tp-visually-hidden, .skip'),
  );
  /** True when the viewport holds the bar in place, not its container. */
  const isHeld = (bar: Element): boolean => {
    const { position, top, bottom } = getComputedStyle(bar);
    if (position === 'fixed') return true;
    const box = bar.getBoundingClientRect();
    return (
      Math.abs(box.top - Number.parseFloat(top)) <= TOLERANCE ||
      Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) <= TOLERANCE
    );
  };
  /** True when a scrolling ancestor hides it; `actionsOutOfReach` covers that case. */
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
