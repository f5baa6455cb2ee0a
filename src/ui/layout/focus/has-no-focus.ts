const standIns = new WeakSet<Element>();

/** Focuses what is only the best place there is now: whoever has a better one takes the focus from it. */
export function focusForNow(element: HTMLElement): void {
  standIns.add(element);
  element.focus({ preventScroll: true });
}

/** The focus of the page is nowhere, as what had it is gone, or in a place of ours for now. */
export function hasNoFocus({ activeElement, ownerDocument }: ShadowRoot): boolean {
  if (activeElement) return standIns.has(activeElement);
  const active = ownerDocument.activeElement;
  return !active || active === ownerDocument.body || active === ownerDocument.documentElement;
}
