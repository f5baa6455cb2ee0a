import { atRest } from '../../../ui/layout/focus/at-rest';
import type * as late from '../../late/attend';
import { loadChunk } from '../../runtime/chunk';
import type { EarlyElement } from './early-focus';

type Late = typeof late;
let loaded: Late | undefined;
const load = async (): Promise<Late> => (loaded ??= await loadChunk(() => import('../../late/attend')));

/** Has an element attended to once the page is at rest, and gives it the focus that the page wanted in it before. */
export function attendLate(element: EarlyElement): void {
  const { focusedBefore = element.autofocus ? element.ownerDocument.body : null } = element;
  element.focusedBefore = null;
  if (focusedBefore) focusLate(element, undefined, focusedBefore);
  // one that has gone is not held until then
  const held = new WeakRef(element);
  async function begin(): Promise<void> {
    await atRest();
    if (!held.deref()) return;
    const { attend } = await load();
    const attended = held.deref();
    if (attended) attend(attended);
  }
  void begin().catch(() => undefined); // the element does without
}

/** By element, what in it had the focus last, however deep in elements within it. */
const last = new WeakMap<Element, EventTarget>();
const isGone = (target: EventTarget | undefined): boolean => target instanceof Node && !target.isConnected;

/** Keeps in mind what has the focus in an element, for `focusLate`. */
export function followFocus(root: ShadowRoot): void {
  root.addEventListener('focusin', (event) => {
    const [target] = event.composedPath();
    if (!target) return;
    // those around do not hear of a move within an element
    for (let around: Node = root; around instanceof ShadowRoot; around = around.host.getRootNode()) {
      last.set(around.host, target);
    }
  });
  root.addEventListener('focusout', (event) => {
    const { relatedTarget } = event as FocusEvent;
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) last.delete(root.host);
    // also said of what is being taken away, or can have it no more
    queueMicrotask(() => {
      if (!isGone(last.get(root.host)) && !root.activeElement) last.delete(root.host);
    });
  });
}

/** The focus into an element: at once, or once the code for it is there and `before` has it still. */
export function focusLate(
  element: HTMLElement,
  options?: FocusOptions,
  before = element.ownerDocument.activeElement,
): void {
  // React calls the `focus()` of what the document says had it, where it is lost by what changes inside: no wish of the page
  const lost = last.get(element);
  if (isGone(lost)) {
    last.delete(element);
    return;
  }
  if (lost instanceof HTMLElement && !element.shadowRoot?.activeElement) {
    // it was taken to another place, or can have it no more
    lost.focus({ preventScroll: true });
    return;
  }
  if (loaded) loaded.giveFocus(element, before, options);
  else {
    void load().then(
      ({ giveFocus }) => giveFocus(element, before, options),
      () => undefined,
    );
  }
}
