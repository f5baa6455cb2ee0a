const ours = new WeakSet<Element>();
const followed = new WeakSet<Document>();

/**
 * Presses on a `<label for>` of the embedding page focus the element, as they would a field. The elements are not
 * form-associated for this purpose: scripts that iterate over form fields would find them without type or value, and a
 * press on any text in an element within a label would move the focus.
 */
export function followLabels(element: Element): void {
  const { ownerDocument } = element;
  ours.add(element);
  if (followed.has(ownerDocument)) return;
  followed.add(ownerDocument);
  ownerDocument.addEventListener('click', (event) => {
    const label = event.composedPath().find((one) => one instanceof HTMLLabelElement);
    if (!label || label.htmlFor === '' || event.defaultPrevented) return;
    const root = label.getRootNode();
    const named =
      root instanceof Document || root instanceof ShadowRoot ? root.getElementById(label.htmlFor) : null;
    if (named && ours.has(named)) named.focus();
  });
}
