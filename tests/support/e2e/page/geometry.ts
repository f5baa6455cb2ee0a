import type { Page } from '@playwright/test';

/** Functions shared by the checks of a page. They run in the browser, without this module. */
export type Geometry = ReturnType<typeof makeGeometry>;

/** Runs a function in the page, with access to the shared `geometry`. */
export async function look<T>(page: Page, run: () => T | Promise<T>): Promise<T> {
  // the compiler calls a helper for names of functions, which the browser lacks
  await page.evaluate('globalThis.__name = (named) => named');
  await page.evaluate(`globalThis.geometry = (${makeGeometry.toString()})()`);
  return page.evaluate(run);
}

// runs in the browser, so it is self-contained
function makeGeometry() {
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
  const isIn = (element: Element, box: Element) => ancestors(element).includes(box);
  const isAction = (element: Element): boolean =>
    element.matches('button, a[href], [role="button"], [role="tab"]') &&
    // headers scroll sideways with their columns
    !element.matches('th:not(.tp-table-end) *') &&
    // strips that users swipe
    !element.matches('.fb-days *, .fb-controls *, .fb-filters *') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], .tp-visually-hidden') &&
    // enters the view with the focus
    !element.matches('.skip') &&
    element.getBoundingClientRect().width > 2;
  const describe = (element: Element): string => {
    const name = element.ariaLabel ?? element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30);
    const host = (element.getRootNode() as ShadowRoot).host?.localName ?? 'document';
    return `${host} ${element.localName}.${element.classList[0] ?? ''} “${name}”`;
  };
  /** Returns a description of the element that covers another at its present position. */
  const coverOf = (element: Element): string | undefined => {
    const box = element.getBoundingClientRect();
    const hits = [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ].map(([x = 0, y = 0]) => topmost(box.x + box.width * x, box.y + box.height * y));
    const other = hits.find((hit) => hit !== element && !(hit && isIn(hit, element)));
    return other === undefined ? undefined : `covered by ${other ? describe(other) : 'nothing'}`;
  };
  /** Returns the focused element, across shadow roots. */
  const focused = (): Element | null => {
    let { activeElement } = document;
    while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
    return activeElement;
  };
  const nextFrame = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  return { ancestors, within, isIn, isAction, describe, topmost, coverOf, focused, nextFrame };
}
