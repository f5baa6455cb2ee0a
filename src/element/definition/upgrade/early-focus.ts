/** An element whose class is not there yet, and what had the focus when the page wanted it in there. */
export interface EarlyElement extends HTMLElement {
  focusedBefore?: Element | null;
}

/** Has an element whose class is not there yet keep in mind that the page calls its `focus()`. */
export function holdFocus(element: EarlyElement): void {
  element.focus = () => (element.focusedBefore = element.ownerDocument.activeElement);
}
