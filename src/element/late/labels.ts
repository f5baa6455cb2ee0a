const ours = new WeakSet<Element>();
const followed = new WeakSet<Document>();

/**
 * A press on a `<label for>` of the embedding page leads into the element, as it would into a field. The elements are
 * not form-associated for that: then scripts that go over all fields of a form would meet them there, without a type or
 * a value, and a press on any text inside one within a label would move the focus.
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
