const FIELD =
  'input:enabled:not([type=hidden], [type=radio]:not(:checked)), select:enabled, textarea:enabled, [role=combobox]';
const PRESSED = 'button:enabled, a[href], [tabindex="0"]';

const waiting = new WeakMap<Element, MutationObserver>();

/**
 * Focuses the first field of an element, including nested elements, or else its first button. Waits for a focusable
 * target while `before` has the focus: a user who has moved on keeps theirs.
 */
export function giveFocus(element: HTMLElement, before: Element | null, options?: FocusOptions): void {
  const { shadowRoot, ownerDocument } = element;
  waiting.get(element)?.disconnect();
  if (!shadowRoot || shadowRoot.activeElement || ownerDocument.activeElement !== before) return;
  const scope = shadowRoot.querySelector('dialog:modal') ?? shadowRoot;
  const wanted = find(scope, FIELD) ?? find(scope, PRESSED);
  if (wanted) wanted.focus(options);
  else {
    const observer = new MutationObserver(() => giveFocus(element, before, options));
    observer.observe(shadowRoot, { childList: true, subtree: true });
    waiting.set(element, observer);
  }
}

function find(around: ParentNode, selector: string): HTMLElement | undefined {
  for (const element of around.querySelectorAll<HTMLElement>('*')) {
    const found = element.shadowRoot ? find(element.shadowRoot, selector) : element;
    if (found !== element ? found : element.matches(selector) && element.checkVisibility()) return found;
  }
  return undefined;
}
