import type { Page } from '@playwright/test';

/**
 * Finds visible discounts, seats left, aircraft types and order numbers that are cut off or broken over two lines.
 * Returns one line per problem.
 */
export async function brokenFigures(page: Page): Promise<string[]> {
  // the compiler calls a helper for names of functions, which the browser lacks
  await page.evaluate('globalThis.__name = (named) => named');
  return page.evaluate(findBroken);
}

// runs in the browser, so it is self-contained
function findBroken(): string[] {
  const TOLERANCE = 1;
  const FIGURE = /\d+\.\d折|余\d+张|\b\d{14}\b|(?:波音|空客)\w+(?:-\w+)?/g;
  const parentOf = (node: Element): Element | null =>
    node.assignedSlot ??
    node.parentElement ??
    (node.getRootNode() instanceof ShadowRoot ? (node.getRootNode() as ShadowRoot).host : null);
  const within = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    }) && !element.closest('.tp-visually-hidden');
  /** Range of an element's own text from `start` to `end`. */
  const rangeOf = (texts: readonly Text[], start: number, end: number): Range => {
    const range = document.createRange();
    let from = 0;
    for (const text of texts) {
      const to = from + text.length;
      if (start >= from && start < to) range.setStart(text, start - from);
      if (end > from && end <= to) range.setEnd(text, end - from);
      from = to;
    }
    return range;
  };
  const isCut = (element: Element, { left, right }: DOMRect): boolean => {
    for (let box: Element | null = element; box; box = parentOf(box)) {
      const { overflowX } = getComputedStyle(box);
      // the user can scroll it into view sideways
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (overflowX === 'visible') continue;
      const sides = box.getBoundingClientRect();
      if (left < sides.left - TOLERANCE || right > sides.right + TOLERANCE) return true;
    }
    return false;
  };
  return within(document)
    .filter(isSeen)
    .flatMap((element) => {
      const texts = [...element.childNodes].filter((node) => node instanceof Text);
      const own = texts.map(({ data }) => data).join('');
      return [...own.matchAll(FIGURE)].flatMap(({ 0: figure, index }) => {
        const range = rangeOf(texts, index, index + figure.length);
        const box = range.getBoundingClientRect();
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const problem = lines.size > 1 ? 'broken' : isCut(element, box) ? 'cut off' : undefined;
        return problem === undefined ? [] : [`${element.className} “${figure}” ${problem}`];
      });
    });
}
