/** `name` of the focused field or button and its selection, so that the next key goes to the same place. */
export interface FieldFocus {
  name: string;
  selection: [start: number, end: number];
}

/** User input in a first paint before the element took over. */
export interface Handover {
  /** Values by the `name` of the field. */
  values: Readonly<Record<string, string>>;
  focused: FieldFocus | undefined;
  submitted: boolean;
  /** `name` of the last pressed button other than the submit button. */
  pressed: string | undefined;
}

/** State of a first paint. */
export interface PaintedElement {
  submitted: boolean;
  pressed: string | undefined;
  /** True during a composition or while a button is held down, since replacing it would lose the click. */
  composing: boolean;
  holding: boolean;
  /** Callback that waits for the end of either. */
  next: (() => void) | undefined;
}
/** Elements that show their first paint. */
export const painted = new WeakMap<Element, PaintedElement>();

/** Calls `next` when the first paint may be removed: at once, or after the current composition or press. */
export function whenAtRest(element: Element, next: () => void): void {
  const state = painted.get(element);
  if (state?.composing || state?.holding) state.next = next;
  else next();
}

export const isPainted = (element: Element): boolean => painted.has(element);

/** Removes the first paint and returns the user's input; undefined if there was none. */
export function takeOver(element: Element): Handover | undefined {
  const state = painted.get(element);
  const root = element.shadowRoot;
  if (!state || !root) return undefined;
  painted.delete(element);
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[name]')];
  const active = root.activeElement;
  const selection: FieldFocus['selection'] =
    active instanceof HTMLInputElement ? [active.selectionStart ?? 0, active.selectionEnd ?? 0] : [0, 0];
  const name = active?.matches('input, button') ? (active.getAttribute('name') ?? '') : '';
  const focused = name === '' ? undefined : { name, selection };
  // radios count only when the user changed the choice: the view knows the painted one
  const filled = fields.filter((field) => field.type !== 'radio' || (field.checked && !field.defaultChecked));
  const values = Object.fromEntries(filled.map(({ name, value }) => [name, value]));
  root.replaceChildren();
  return { values, focused, submitted: state.submitted, pressed: state.pressed };
}

/** Restores focus and selection in the field or button that replaced the one of the first paint. */
export function restoreFocus(root: ParentNode, { name, selection }: FieldFocus): void {
  const named = [...root.querySelectorAll<HTMLElement>(`[name="${name}"]`)];
  // the chosen radio of a group
  const field = named.find((one) => one.matches(':checked')) ?? named[0];
  field?.focus();
  if (field instanceof HTMLInputElement && field.type !== 'radio') field.setSelectionRange(...selection);
}
