/** HTML input types with a line of text: when a form has another of them, Enter submits only through a button. */
const LINE_TYPES = /^(?:text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;

/**
 * Implicit submission on Enter as in HTML: presses the first submit button; without one, submits a form with a single
 * text field.
 */
export function submitImplicitly(
  field: Element,
  form: HTMLFormElement,
  isField: (element: Element) => boolean,
): void {
  const root = form.getRootNode() as Document | ShadowRoot;
  const button = [...root.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input')].find(
    (one) => one.form === form && /^(?:submit|image)$/.test(one.type),
  );
  // a disabled button ignores the click
  if (button) return button.click();
  const takesLine = (one: Element): boolean =>
    one instanceof HTMLInputElement ? LINE_TYPES.test(one.type) : isField(one);
  if (![...form.elements].some((one) => one !== field && takesLine(one))) form.requestSubmit();
}
