/** The field or button with the focus, by its `name`, and what is selected in it: the next key goes exactly there. */
export interface FieldFocus {
  name: string;
  selection: [start: number, end: number];
}

/** What the user did to a first paint before the element itself took over. */
export interface Handover {
  /** By the `name` of the field. */
  values: Readonly<Record<string, string>>;
  focused: FieldFocus | undefined;
  submitted: boolean;
  /** `name` of the button that was pressed last and is no submit button. */
  pressed: string | undefined;
}

/** What has happened to a first paint so far. */
export interface Painted {
  submitted: boolean;
  pressed: string | undefined;
  /** A word is being composed, or a button is held down: its click would be lost with it. */
  composing: boolean;
  holding: boolean;
  /** What waits for the end of either. */
  next: (() => void) | undefined;
}
/** Elements that show their first paint. */
export const painted = new WeakMap<Element, Painted>();

/** Runs `next` when the first paint may be taken away: at once, or after the word or the press that it is in. */
export function whenAtRest(element: Element, next: () => void): void {
  const state = painted.get(element);
  if (state?.composing || state?.holding) state.next = next;
  else next();
}

export const isPainted = (element: Element): boolean => painted.has(element);

/** Takes the first paint away and answers what the user had done to it; undefined if there was none. */
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
  // of radios, the one that the user chose: what was painted is known to the view
  const filled = fields.filter((field) => field.type !== 'radio' || (field.checked && !field.defaultChecked));
  const values = Object.fromEntries(filled.map(({ name, value }) => [name, value]));
  root.replaceChildren();
  return { values, focused, submitted: state.submitted, pressed: state.pressed };
}

/** Goes on in the same field, or at the same button, of what replaced the first paint, with the same selection. */
export function focusAgain(root: ParentNode, { name, selection }: FieldFocus): void {
  const named = [...root.querySelectorAll<HTMLElement>(`[name="${name}"]`)];
  // of radios, the one that is chosen
  const field = named.find((one) => one.matches(':checked')) ?? named[0];
  field?.focus();
  if (field instanceof HTMLInputElement && field.type !== 'radio') field.setSelectionRange(...selection);
}
