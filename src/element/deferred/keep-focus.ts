import { afterFrame } from '../../ui/layout/focus/after-frame';
import { focusForNow, hasNoFocus } from '../../ui/layout/focus/has-no-focus';

/** A focused element with its ancestors, innermost first, each with its index among its siblings. */
type Path = readonly { element: Element; place: number }[];

const ITEM = 'li, tr';
const AREA = 'section, article, form, nav, main, dialog, table, [role], .tp-root';
const HEADING = 'h1, h2, h3, h4, legend';
const FOCUSABLE = 'button:enabled, a[href], input:enabled, [tabindex="0"]';

/**
 * Keeps the focus inside an element: when the focused control is removed or disabled and no other takes the focus, it
 * moves to the item at the same position, or else to the heading or the container.
 */
export function keepFocus(root: ShadowRoot): void {
  let held: Path = [];
  const observer = new MutationObserver(() => {
    const [innermost] = held;
    if (!innermost || isThere(innermost.element)) return;
    const lost = held;
    held = [];
    // the code that removed it may set a better focus
    afterFrame(() => {
      if (hasNoFocus(root) || isFocusDisabled(root)) focusNear(lost);
    });
  });
  const hold = (target: Element) => {
    if (held.length === 0) observer.observe(root, WATCHED);
    held = pathOf(target);
  };
  const leave = (event: Event) => {
    const { target } = event;
    const [innermost] = event.composedPath();
    // some browsers fire `focusout` for an element that is being removed, which only shows afterwards
    queueMicrotask(() => {
      if (target === held[0]?.element && innermost instanceof Element && isThere(innermost)) held = [];
    });
  };
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) hold(target);
  });
  root.addEventListener('focusout', leave);
  if (root.activeElement) hold(root.activeElement);
}

const WATCHED: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ['disabled', 'hidden'],
};

const isThere = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/** Chromium currently moves the focus off a disabled element only a frame or two later. */
const isFocusDisabled = ({ activeElement }: ShadowRoot): boolean =>
  activeElement !== null && !isThere(activeElement);

function pathOf(target: Element): Path {
  const path: { element: Element; place: number }[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) {
    path.push({ element, place: [...(element.parentNode?.children ?? [])].indexOf(element) });
  }
  return path;
}

function focusNear(lost: Path): void {
  const at = lost.findIndex(({ element }, index) => index > 0 && isThere(element));
  const { element: around } = lost[at] ?? {};
  const gone = lost[at - 1];
  if (!around || !gone) return;
  const items = gone.element.matches(ITEM) ? [...around.children].filter((one) => one.matches(ITEM)) : [];
  const inPlace = items[Math.min(gone.place, items.length - 1)]?.querySelector<HTMLElement>(FOCUSABLE);
  const area = around.closest<HTMLElement>(AREA);
  if (inPlace) {
    inPlace.focus({ preventScroll: true });
    return;
  }
  const wanted = area?.querySelector<HTMLElement>(HEADING) ?? area;
  if (!wanted) return;
  if (!wanted.hasAttribute('tabindex')) wanted.tabIndex = -1;
  focusForNow(wanted);
}
