import { showInTopLayer, wasShown } from './top-layer';

/**
 * Opens the overlays of an element again after the page has moved it: the move takes them out of the top layer, where
 * a dialog would stay open without being modal, and presses would go to the page behind it.
 */
export function reopenOverlays(root: ShadowRoot | null): void {
  if (!root) return;
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (dialog.matches(':modal')) continue;
    // `close()` would tell its owner that the user has closed it
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  for (const panel of root.querySelectorAll<HTMLElement>('[popover]')) {
    if (wasShown(panel)) showInTopLayer(panel);
  }
}
