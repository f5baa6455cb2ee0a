/** What a user types, as events that leave a shadow root. */
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

/** Fields, and the lists and trees that open below them and take letters too. */
const FIELDS =
  'input:not([type=button],[type=submit],[type=reset],[type=image]),textarea,select,[contenteditable],[role=listbox],[role=tree]';

const kept = new WeakSet<object>();

/**
 * Keeps what is typed into the fields of an element from the page around it, whose scripts see the element as the target and
 * not the field: a page that cancels Backspace outside of fields, or has hotkeys, would make them useless. It stops on the
 * outermost element of the suite, when all inside have heard of it. Scripts that listen in the capture phase come before.
 */
export function keepKeys(element: Element): void {
  if (kept.has(element)) return;
  kept.add(element);
  for (const type of TYPED) element.addEventListener(type, keep);
}

function keep(event: Event): void {
  const { currentTarget, target } = event;
  // what the page puts into a slot is its own
  if (!(currentTarget instanceof Element) || target !== currentTarget) return;
  const around = currentTarget.getRootNode();
  if (around instanceof ShadowRoot && kept.has(around.host)) return;
  const path = event.composedPath();
  const [typedIn] = path;
  // an element of a form tells of its own value, too
  if (!(typedIn instanceof Element) || typedIn === target || !typedIn.closest(FIELDS)) return;
  if (!path.some(asksForKeys)) event.stopPropagation();
}

/** `host-keys` at an element, or at whatever is around it. */
const asksForKeys = (place: EventTarget): boolean =>
  place instanceof Element &&
  ('hostKeys' in place ? place.hostKeys === true : place.hasAttribute('host-keys'));
