import type { Page } from '@playwright/test';

/** Fifty characters that occur in no other name. */
export const LONG_NAMES = {
  chinese: '欧阳'.repeat(25),
  latin: 'Wolfeschlegelstein '.repeat(3).slice(0, 50),
};

/**
 * Finds visible long names that wrap, overflow their box, or are truncated without a title that has the whole name.
 * Returns one line per problem; `seen` counts the visible names.
 */
export async function longNames(page: Page): Promise<{ seen: number; problems: string[] }> {
  // the compiler calls a helper for names of functions, which the browser lacks
  await page.evaluate('globalThis.__name = (named) => named');
  return page.evaluate(look, ['欧阳欧阳', 'Wolfeschlegelstein']);
}

// runs in the browser, so it is self-contained
function look(names: string[]): { seen: number; problems: string[] } {
  const within = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  const parentOf = (node: Element): Element | null =>
    node.assignedSlot ??
    node.parentElement ??
    (node.getRootNode() instanceof ShadowRoot ? (node.getRootNode() as ShadowRoot).host : null);
  const problems: string[] = [];
  let seen = 0;
  if (document.documentElement.scrollWidth > innerWidth) problems.push('the page is wider than its window');
  for (const element of within(document)) {
    const texts = [...element.childNodes].filter(
      (node) => node instanceof Text && names.some((name) => node.data.includes(name)),
    );
    if (texts.length === 0 || element.closest('.tp-visually-hidden, option, style, script')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    seen += 1;
    const range = document.createRange();
    range.selectNodeContents(texts[0] ?? element);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    const where = `${element.parentElement?.className ?? ''} > ${element.tagName}.${element.className}: ${element.textContent.slice(0, 30)}`;
    if (lines.size > 1) problems.push(`broken over ${lines.size} lines: ${where}`);
    const { left, right } = range.getBoundingClientRect();
    for (let box: Element | null = element; box; box = parentOf(box)) {
      const sides = box.getBoundingClientRect();
      if (left >= sides.left - 1 && right <= sides.right + 1) continue;
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') break;
      if (overflowX === 'visible') continue;
      let titled: Element | null = element;
      while (titled && !names.some((name) => titled?.getAttribute('title')?.includes(name))) {
        titled = parentOf(titled);
      }
      if (!titled) problems.push(`cut without a title: ${where}`);
      else if (textOverflow !== 'ellipsis') problems.push(`cut without an ellipsis: ${where}`);
      break;
    }
  }
  return { seen, problems };
}
