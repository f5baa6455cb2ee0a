import { isComposition } from '../field/text/composition';

/** Scroll distance of a gesture or key; only the sign matters. */
interface Way {
  x: number;
  y: number;
}

const KEY_WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  PageUp: { x: 0, y: -1 },
  PageDown: { x: 0, y: 1 },
  Home: { x: 0, y: -1 },
  End: { x: 0, y: 1 },
  ' ': { x: 0, y: 1 },
};
const TYPED_INTO = 'textarea, select, [contenteditable]';
const PRESSED = 'button, input, summary, a[href], [role]';
/** Inputs that do not use scroll keys. */
const PLAIN_INPUT =
  'input:is([type=checkbox], [type=button], [type=submit], [type=reset], [type=file], [type=image])';
const TEXT_INPUT =
  'input:not([type]), input:is([type=text], [type=search], [type=tel], [type=email], [type=password], [type=url])';

/**
 * Prevents scrolling of the page behind a modal dialog without changing its styles: scroll events that would move no
 * content within the dialog are cancelled. Returns a function that restores scrolling.
 */
export function holdPage(dialog: HTMLElement): () => void {
  const held = new AbortController();
  const active = { passive: false, signal: held.signal };
  const root = dialog.getRootNode();
  let touched: Touch | undefined;

  const keep = (event: Event, way: Way) => {
    if (event.cancelable && !event.defaultPrevented && !scrollsWithin(event.composedPath(), dialog, way))
      event.preventDefault();
  };
  const onWheel = (event: WheelEvent) => {
    // Ctrl with the wheel zooms
    if (!dialog.isConnected) return held.abort();
    const [target = null] = event.composedPath();
    if (event.ctrlKey || !event.composedPath().includes(dialog)) return;
    const { clientX, clientY } = event;
    if (isOutsideBox(dialog, { target, clientX, clientY })) {
      if (event.cancelable) event.preventDefault();
    } else keep(event, dominant({ x: event.deltaX, y: event.deltaY }));
  };
  const onTouchStart = (event: TouchEvent) => {
    touched = event.touches[0];
  };
  const onTouchMove = (event: TouchEvent) => {
    const [now] = event.touches;
    // two fingers zoom
    if (!touched || !now || event.touches.length > 1 || !event.composedPath().includes(dialog)) return;
    if (isOutsideBox(dialog, touched) && event.cancelable) event.preventDefault();
    else keep(event, dominant({ x: touched.clientX - now.clientX, y: touched.clientY - now.clientY }));
  };
  // the middle button starts scrolling on some systems
  const onMouseDown = (event: MouseEvent) => {
    if (event.button === 1) keep(event, { x: 0, y: 0 });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!dialog.isConnected) return held.abort();
    const way = KEY_WAYS[event.key];
    const [target] = event.composedPath();
    if (!way || !(target instanceof Element) || event.altKey || isComposition(event)) return;
    if (event.currentTarget === root ? !dialog.contains(target) : !isNowhere(target)) return;
    if (!dialog.matches(':modal')) return;
    if (!handlesKey(target, event.key))
      keep(event, event.key === ' ' && event.shiftKey ? { x: 0, y: -1 } : way);
  };

  // at the window: over the backdrop browsers let only its listeners cancel scrolling
  const view = dialog.ownerDocument.defaultView ?? window;
  view.addEventListener('wheel', onWheel, active);
  dialog.addEventListener('touchstart', onTouchStart, { passive: true, signal: held.signal });
  view.addEventListener('touchmove', onTouchMove, active);
  dialog.addEventListener('mousedown', onMouseDown, active);
  // registered last, behind React's listeners at the root, so that key handlers in the dialog run first
  root.addEventListener('keydown', onKey as EventListener, active);
  if (root !== dialog.ownerDocument) dialog.ownerDocument.addEventListener('keydown', onKey, active);
  return () => held.abort();
}

/** True outside the dialog's box: the backdrop is part of the dialog for events, but scrolls the page. */
export function isOutsideBox(
  dialog: Element,
  { target, clientX, clientY }: Pick<MouseEvent | Touch, 'target' | 'clientX' | 'clientY'>,
): boolean {
  if (target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

const dominant = ({ x, y }: Way): Way => (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y });

/** True when no element has the focus, as after a press on a text: keys would scroll the page. */
const isNowhere = (target: Element): boolean =>
  target === target.ownerDocument.body || target === target.ownerDocument.documentElement;

function handlesKey(target: Element, key: string): boolean {
  if (target.matches(TYPED_INTO)) return true;
  if (key === ' ') return target.matches(PRESSED) && !target.matches('dialog');
  if (target.matches(TEXT_INPUT)) return !key.startsWith('Page');
  return target.matches('input') && !target.matches(PLAIN_INPUT);
}

/** True when an element between the event's target and the dialog scrolls in this direction. */
function scrollsWithin(path: readonly EventTarget[], dialog: HTMLElement, way: Way): boolean {
  for (const place of path) {
    if (!(place instanceof HTMLElement)) continue;
    if (scrolls(place, way)) return true;
    // a fixed element, such as a list above the dialog, passes scrolling on to the page
    if (place === dialog || getComputedStyle(place).position === 'fixed') return false;
  }
  return false;
}

function scrolls(place: HTMLElement, { x, y }: Way): boolean {
  const { overflowX, overflowY } = getComputedStyle(place);
  const across = place.scrollWidth - place.clientWidth;
  const down = place.scrollHeight - place.clientHeight;
  const hasRoom = (way: number, at: number, room: number) =>
    room > 1 && (way === 0 || (way < 0 ? at > 0 : at < room - 1));
  if (x === 0 && isScrollable(overflowY) && hasRoom(y, place.scrollTop, down)) return true;
  return y === 0 && isScrollable(overflowX) && hasRoom(x, Math.abs(place.scrollLeft), across);
}

const isScrollable = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
