const standIns = new WeakSet<Element>();

/** Focuses an element provisionally: a better place may take the focus later. */
export function focusForNow(element: HTMLElement): void {
  standIns.add(element);
  element.focus({ preventScroll: true });
}

/** True when no element has the focus, because the focused one was removed, or when it is only provisional. */
export function hasNoFocus({ activeElement, ownerDocument }: ShadowRoot): boolean {
  if (activeElement) return standIns.has(activeElement);
  const active = ownerDocument.activeElement;
  return !active || active === ownerDocument.body || active === ownerDocument.documentElement;
}
