import { speakers } from '../locale/speaker';
import type { Declaration } from './declaration';

/**
 * Exports the parts of an element inside another one, so that the page can style it: as `<tag>-<part>` through all
 * surrounding elements of the suite (`tp-portal::part(order-list-filters)`). Call it once the element is in the page.
 */
export function exportParts(element: Element, { tag, parts }: Pick<Declaration, 'tag' | 'parts'>): void {
  const names = Object.keys(parts);
  const outwards = names.map((part) => `${tag}-${part}`);
  let exported = names.map((part, i) => `${part}:${outwards[i]}`);
  // stops at shadow roots of other owners, who decide about their own parts
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
