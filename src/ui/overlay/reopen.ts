import { showInTopLayer, wasShown } from './top-layer';

/** Last focused part of each root. */
const focused = new WeakMap<ShadowRoot, HTMLElement>();

/** Remembers the focus of an element, which the browser drops when the page moves the element. */
export function rememberFocus(root: ShadowRoot): void {
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) focused.set(root, target);
  });
}

/**
 * Opens the overlays of an element again after the page has moved it: the move takes them out of the top layer, where
 * a dialog would stay open without being modal, and presses would go to the page behind it. The focus returns to its field.
 */
export function reopenOverlays(root: ShadowRoot | null): void {
  if (!root) return;
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (dialog.matches(':modal')) continue;
    // `close()` would tell its owner that the user has closed it
    dialog.removeAttribute('open');
    // opening moves the focus to the first field
    const last = focused.get(root);
    dialog.showModal();
    if (last && dialog.contains(last)) last.focus({ preventScroll: true });
  }
  for (const panel of root.querySelectorAll<HTMLElement>('[popover]')) {
    if (wasShown(panel)) showInTopLayer(panel);
  }
}
