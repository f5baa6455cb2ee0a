/** Input types of HTML that take a line of text: beside another of them Enter submits only by a button. */
const LINE_TYPES = /^(?:text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;

/**
 * What Enter in a field does to its form, as HTML has it: presses the first button that submits, or where there is none
 * submits a form of one field that takes a line of text.
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
  // a disabled one hears no press
  if (button) return button.click();
  const takesLine = (one: Element): boolean =>
    one instanceof HTMLInputElement ? LINE_TYPES.test(one.type) : isField(one);
  if (![...form.elements].some((one) => one !== field && takesLine(one))) form.requestSubmit();
}
