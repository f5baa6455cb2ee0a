import type { Page } from '@playwright/test';
import { look, type Geometry } from './geometry';

/**
 * Finds visible actions that a pointer cannot reach by vertical scrolling: those cut off at a side of the viewport or
 * of their box, and those covered by another element. Returns one line per problem.
 */
export const actionsOutOfReach = (page: Page): Promise<string[]> => look(page, findOutOfReach);

// runs in the browser and uses only its own code and `geometry`
async function findOutOfReach(): Promise<string[]> {
  const TOLERANCE = 1;
  const { ancestors, within, isIn, isAction, describe, coverOf, nextFrame } = (
    globalThis as unknown as { geometry: Geometry }
  ).geometry;
  /** Visible left and right bounds of a box without sideways scrolling. */
  const sides = (element: Element): { left: number; right: number } => {
    let left = 0;
    let right = document.documentElement.clientWidth;
    for (const box of ancestors(element)) {
      if (box === document.body || box === document.documentElement) continue;
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const { x } = box.getBoundingClientRect();
      left = Math.max(left, x + box.clientLeft);
      right = Math.min(right, x + box.clientLeft + box.clientWidth);
    }
    return { left, right };
  };
  /** Ancestors that scroll vertically by themselves. */
  const scrollers = (element: Element): Element[] =>
    ancestors(element).filter(
      (box) => box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY),
    );
  /** True for an element in a sticky or fixed box that is visible before any scrolling. */
  const staysInView = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    const isSeen = [document.documentElement, ...scrollers(element)].every((box) => {
      const view = box === document.documentElement ? undefined : box.getBoundingClientRect();
      return top >= (view?.top ?? 0) && bottom <= (view?.bottom ?? innerHeight);
    });
    return isSeen && ancestors(element).some((box) => /sticky|fixed/.test(getComputedStyle(box).position));
  };
  /** Returns the actions that a few scrolls of the window bring into reach. One scroll per action would take longer. */
  const reachedByScrolling = (actions: readonly Element[]): Set<Element> => {
    const reached = new Set<Element>();
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      for (const action of actions) {
        if (reached.has(action)) continue;
        const { top, bottom } = action.getBoundingClientRect();
        if (top >= 0 && bottom <= innerHeight && coverOf(action) === undefined) reached.add(action);
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return reached;
  };
  const problemOf = (element: Element, isReached: boolean): string | undefined => {
    const { left, right } = element.getBoundingClientRect();
    const seen = sides(element);
    if (left < seen.left - TOLERANCE || right > seen.right + TOLERANCE) {
      return `cut off: ${Math.round(left)}–${Math.round(right)} of ${Math.round(seen.left)}–${Math.round(seen.right)} px`;
    }
    const cover = staysInView(element) ? coverOf(element) : undefined;
    if (cover !== undefined) return cover;
    if (isReached) return undefined;
    const kept = ancestors(element).map((box) => [box, box.scrollLeft] as const);
    const scrolled = scrollers(element).map((box) => [box, box.scrollTop] as const);
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    for (const [box, from] of kept) if (box.scrollLeft !== from) box.scrollLeft = from;
    const found = coverOf(element);
    for (const [box, from] of scrolled) box.scrollTop = from;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return found;
  };
  window.scrollTo({ top: 0, behavior: 'instant' });
  await nextFrame();
  const elements = within(document);
  // behind a modal dialog no action is reachable, and other open layers may cover the page
  const open = elements.findLast((element) => element.matches(':modal'));
  const panels = elements.filter((element) => element.matches(':popover-open, .follow-card'));
  const actions = elements
    .filter(isAction)
    // a pivot grid has any number of columns and scrolls sideways by design
    .filter((element) => !ancestors(element).some((box) => box.matches('.rd-pivot-scroller')))
    .filter((element) => open === undefined || isIn(element, open))
    .filter((element) => panels.length === 0 || panels.some((panel) => isIn(element, panel)));
  const reached = reachedByScrolling(actions);
  return actions.flatMap((element) => {
    const problem = problemOf(element, reached.has(element));
    return problem === undefined ? [] : [`${describe(element)} ${problem}`];
  });
}
