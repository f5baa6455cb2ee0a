/** Events of typing that leave a shadow root. */
const TYPED = [
  'keydown',
  'keypress',
  'keyup',
  'beforeinput',
  'input',
  'compositionstart',
  'compositionupdate',
  'compositionend',
];

/** Fields, and their lists and trees that react to letters. */
const FIELDS =
  'input:not([type=button],[type=submit],[type=reset],[type=image]),textarea,select,[contenteditable],[role=listbox],[role=tree]';

const guarded = new WeakSet<object>();

/**
 * Stops typing events in the fields of an element from reaching the embedding page. Its scripts would see the element
 * instead of the field as target: a page that cancels Backspace outside of fields, or has hotkeys, would break the
 * fields. Events stop at the outermost element of the suite, after all inner listeners. Capturing listeners of the page
 * still run first.
 */
export function guardKeys(element: Element): void {
  if (guarded.has(element)) return;
  guarded.add(element);
  for (const type of TYPED) element.addEventListener(type, keep);
}

function keep(event: Event): void {
  const { currentTarget, target } = event;
  // slotted content belongs to the page
  if (!(currentTarget instanceof Element) || target !== currentTarget) return;
  const around = currentTarget.getRootNode();
  if (around instanceof ShadowRoot && guarded.has(around.host)) return;
  const path = event.composedPath();
  const [typedIn] = path;
  // a form element also dispatches events for its own value
  if (!(typedIn instanceof Element) || typedIn === target || !typedIn.closest(FIELDS)) return;
  if (!path.some(asksForKeys)) event.stopPropagation();
}

/** True when the element or an ancestor has `host-keys`. */
const asksForKeys = (place: EventTarget): boolean =>
  place instanceof Element &&
  ('hostKeys' in place ? place.hostKeys === true : place.hasAttribute('host-keys'));
