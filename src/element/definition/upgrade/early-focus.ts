/** An element that is not defined yet, with the active element at the time of the page's `focus()` call. */
export interface EarlyElement extends HTMLElement {
  focusedBefore?: Element | null;
}

/** Makes an undefined element record the page's calls of its `focus()`. */
export function recordFocusCalls(element: EarlyElement): void {
  element.focus = () => (element.focusedBefore = element.ownerDocument.activeElement);
}
