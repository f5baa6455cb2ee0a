/** Accessible name of an element from the page: by `aria-labelledby`, `aria-label` or its labels, in this order. */
export function accessibleName(element: Element, labels: NodeList): string {
  const root = element.getRootNode();
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named =
    root instanceof Document || root instanceof ShadowRoot
      ? ids.flatMap((id) => root.getElementById(id) ?? [])
      : [];
  return textOf(named) || element.getAttribute('aria-label')?.trim() || textOf([...labels]);
}

const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' ');
