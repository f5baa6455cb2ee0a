import type { Page } from '@playwright/test';

/** What looks at a page have in common: they run in the browser, where nothing of a module is. */
export type Geometry = ReturnType<typeof makeGeometry>;

/** Runs in the page what may call the common ways of looking. */
export async function look<T>(page: Page, run: () => T | Promise<T>): Promise<T> {
  // the compiler names functions by a helper that is not in the browser
  await page.evaluate('globalThis.__name = (named) => named');
  await page.evaluate(`globalThis.geometry = (${makeGeometry.toString()})()`);
  return page.evaluate(run);
}

// runs in the browser: all it calls is within
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
  /** What lies over an element where it is now. */
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
  /** What has the focus, in whatever it stands. */
  const focused = (): Element | null => {
    let { activeElement } = document;
    while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
    return activeElement;
  };
  const nextFrame = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  return { ancestors, within, isIn, isAction, describe, topmost, coverOf, focused, nextFrame };
}
