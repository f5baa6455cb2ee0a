import { expect } from '@open-wc/testing';

/** Longer than the room in any place. */
export const LONG_NAME = '名'.repeat(60);

/**
 * Asserts that the long name takes one line everywhere, stays within the element, and is complete in its title.
 * `except`: selector of places where it may wrap.
 */
export function assertOneLine(root: ShadowRoot, places: number, { except = '' } = {}): void {
  const host = root.host.getBoundingClientRect();
  const seen = textsWith(root, LONG_NAME).filter(
    ({ parentElement }) => except === '' || !parentElement?.closest(except),
  );
  expect(seen.length, 'places with the long name').to.be.at.least(places);
  for (const text of seen) {
    const line = text.parentElement;
    const where = `${line?.closest('[class]:not(.tp-ellipsis, .tp-inline-name)')?.outerHTML.slice(0, 200)}`;
    const range = document.createRange();
    range.selectNodeContents(text);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    expect([...tops], where).to.have.length(1);
    const { left, right } = line?.getBoundingClientRect() ?? new DOMRect();
    expect(left, where).to.be.at.least(host.left);
    expect(right, where).to.be.at.most(host.right);
    expect(line?.closest<HTMLElement>('[title]')?.title, where).to.include(LONG_NAME);
  }
}

/** Visible text nodes with these words. */
function textsWith(root: ShadowRoot, words: string): Text[] {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walk.nextNode()) {
    const text = walk.currentNode as Text;
    if (text.data.includes(words) && text.parentElement?.checkVisibility()) found.push(text);
  }
  return found;
}
