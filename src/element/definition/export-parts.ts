import { speakers } from '../locale/speaker';
import type { Declaration } from './declaration';

/**
 * Lets a page style an element that another of the suite shows inside itself: its parts go outwards as `<tag>-<part>`, through
 * every element of the suite around it (`tp-portal::part(order-list-filters)`). Call it once the element is in the page.
 */
export function exportParts(element: Element, { tag, parts }: Pick<Declaration, 'tag' | 'parts'>): void {
  const names = Object.keys(parts);
  const outwards = names.map((part) => `${tag}-${part}`);
  let exported = names.map((part, i) => `${part}:${outwards[i]}`);
  // not through the roots of others: what they show of theirs is their affair
  for (let inner = element, outer = hostOf(inner); outer && speakers.has(outer); outer = hostOf(inner)) {
    const before = inner.getAttribute('exportparts')?.split(',') ?? [];
    inner.setAttribute('exportparts', [...new Set([...before, ...exported])].join());
    exported = outwards;
    inner = outer;
  }
}

function hostOf(element: Element): Element | undefined {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
}
