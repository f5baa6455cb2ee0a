import { atRest } from '../../ui/layout/at-rest';
import { loadChunk } from '../runtime/chunk';
import type { EarlyElement } from './early-focus';

type Late = typeof import('../late/attend');
let loaded: Late | undefined;
const load = async (): Promise<Late> => (loaded ??= await loadChunk(() => import('../late/attend')));

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

/** The focus into an element: at once, or once the code for it is there and `before` has it still. */
export function focusLate(
  element: HTMLElement,
  options?: FocusOptions,
  before = element.ownerDocument.activeElement,
): void {
  if (loaded) loaded.giveFocus(element, before, options);
  else {
    void load().then(
      ({ giveFocus }) => giveFocus(element, before, options),
      () => undefined,
    );
  }
}
