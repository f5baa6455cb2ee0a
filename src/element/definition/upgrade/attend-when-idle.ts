import { atRest } from '../../../ui/layout/focus/at-rest';
import type * as late from '../../deferred/attend';
import { loadChunk } from '../../runtime/chunk';
import type { EarlyElement } from './early-focus';

type LazyCode = typeof late;
let loaded: LazyCode | undefined;
const load = async (): Promise<LazyCode> =>
  (loaded ??= await loadChunk(() => import('../../deferred/attend')));

/** Attends to an element once the page is idle, and applies a focus that the page had requested before. */
export function attendWhenIdle(element: EarlyElement): void {
  const { focusedBefore = element.autofocus ? element.ownerDocument.body : null } = element;
  element.focusedBefore = null;
  if (focusedBefore) focusWhenLoaded(element, undefined, focusedBefore);
  // the element may be garbage-collected until then
  const held = new WeakRef(element);
  async function begin(): Promise<void> {
    await atRest();
    if (!held.deref()) return;
    const { attend } = await load();
    const attended = held.deref();
    if (attended) attend(attended);
  }
  void begin().catch(() => undefined); // these features are optional
}

/** Last focused target in each element, including targets in nested elements. */
const last = new WeakMap<Element, EventTarget>();
const isDetached = (target: EventTarget | undefined): boolean =>
  target instanceof Node && !target.isConnected;

/** Tracks the focus in an element, for `focusWhenLoaded`. */
export function followFocus(root: ShadowRoot): void {
  root.addEventListener('focusin', (event) => {
    const [target] = event.composedPath();
    if (!target) return;
    // outer roots do not see focus moves within an inner element
    for (let around: Node = root; around instanceof ShadowRoot; around = around.host.getRootNode()) {
      last.set(around.host, target);
    }
  });
  root.addEventListener('focusout', (event) => {
    const { relatedTarget } = event as FocusEvent;
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) last.delete(root.host);
    // `focusout` also fires for an element that is being removed or disabled
    queueMicrotask(() => {
      if (!isDetached(last.get(root.host)) && !root.activeElement) last.delete(root.host);
    });
  });
}

/** Moves the focus into an element: at once, or once the code is loaded if `before` still has the focus then. */
export function focusWhenLoaded(
  element: HTMLElement,
  options?: FocusOptions,
  before = element.ownerDocument.activeElement,
): void {
  // React calls `focus()` on the document's former active element after a removal inside it; that is not a request of
  // the page
  const lost = last.get(element);
  if (isDetached(lost)) {
    last.delete(element);
    return;
  }
  if (lost instanceof HTMLElement && !element.shadowRoot?.activeElement) {
    // the target was moved, or cannot be focused any more
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
