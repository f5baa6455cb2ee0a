import type { Page } from 'playwright-core';

/**
 * Actions on view that a pointer cannot reach by scrolling up and down alone: cut off at a side of the window or
 * of what they stand in, or covered by another thing. One line each; none where all are in reach.
 */
export async function actionsOutOfReach(page: Page): Promise<string[]> {
  // the compiler names functions by a helper that is not in the browser
  await page.evaluate('globalThis.__name = (named) => named');
  return page.evaluate(findOutOfReach);
}

// runs in the browser: all it calls is within
async function findOutOfReach(): Promise<string[]> {
  const TOLERANCE = 1;
  const parentOf = (node: Element): Element | null =>
    node.assignedSlot ??
    node.parentElement ??
    (node.getRootNode() instanceof ShadowRoot ? (node.getRootNode() as ShadowRoot).host : null);
  const ancestors = (node: Element): Element[] => {
    const parent = parentOf(node);
    return parent ? [parent, ...ancestors(parent)] : [];
  };
  const within = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  const topmost = (x: number, y: number): Element | null => {
    let hit = document.elementFromPoint(x, y);
    for (let inner = hit; inner?.shadowRoot; hit = inner) {
      const next = inner.shadowRoot.elementFromPoint(x, y);
      if (!next || next === inner) break;
      inner = next;
    }
    return hit;
  };
  const isAction = (element: Element): boolean =>
    element.matches('button, a[href], [role="button"], [role="tab"]') &&
    // headers scroll sideways with what they head
    !element.matches('th:not(.tp-table-end) *') &&
    // strips made to be swiped
    !element.matches('.fb-days *, .fb-controls *, .fb-filters *') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], .tp-visually-hidden') &&
    // comes into view with the focus
    !element.matches('.skip') &&
    element.getBoundingClientRect().width > 2;
  const describe = (element: Element): string => {
    const name = element.ariaLabel ?? element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30);
    const host = (element.getRootNode() as ShadowRoot).host?.localName ?? 'document';
    return `${host} ${element.localName}.${element.classList[0] ?? ''} “${name}”`;
  };
  /** The sides of a box that are seen without scrolling sideways. */
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
  const nextFrame = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  /** What lies over an action where it is now. */
  const coverOf = (element: Element): string | undefined => {
    const box = element.getBoundingClientRect();
    const hits = [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ].map(([x = 0, y = 0]) => topmost(box.x + box.width * x, box.y + box.height * y));
    const other = hits.find((hit) => hit !== element && !(hit && ancestors(hit).includes(element)));
    return other === undefined ? undefined : `covered by ${other ? describe(other) : 'nothing'}`;
  };
  /** It stays in the window while the page scrolls, and is seen before it does. */
  const staysInView = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    const isSeen = top >= 0 && bottom <= innerHeight;
    return isSeen && ancestors(element).some((box) => /sticky|fixed/.test(getComputedStyle(box).position));
  };
  const problemOf = (element: Element): string | undefined => {
    const { left, right } = element.getBoundingClientRect();
    const seen = sides(element);
    if (left < seen.left - TOLERANCE || right > seen.right + TOLERANCE) {
      return `cut off: ${Math.round(left)}–${Math.round(right)} of ${Math.round(seen.left)}–${Math.round(seen.right)} px`;
    }
    const cover = staysInView(element) ? coverOf(element) : undefined;
    if (cover !== undefined) return cover;
    const kept = ancestors(element).map((box) => [box, box.scrollLeft] as const);
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    for (const [box, from] of kept) if (box.scrollLeft !== from) box.scrollLeft = from;
    const found = coverOf(element);
    window.scrollTo({ top: 0, behavior: 'instant' });
    return found;
  };
  window.scrollTo({ top: 0, behavior: 'instant' });
  await nextFrame();
  const elements = within(document);
  // beside a modal dialog nothing can be pressed, and what else is open may cover the page
  const open = elements.findLast((element) => element.matches(':modal'));
  const panels = elements.filter((element) => element.matches(':popover-open, .follow-card'));
  const isIn = (element: Element, box: Element) => ancestors(element).includes(box);
  const problems = elements
    .filter(isAction)
    .filter((element) => open === undefined || isIn(element, open))
    .filter((element) => panels.length === 0 || panels.some((panel) => isIn(element, panel)))
    .flatMap((element) => {
      const problem = problemOf(element);
      return problem === undefined ? [] : [`${describe(element)} ${problem}`];
    });
  return problems;
}
