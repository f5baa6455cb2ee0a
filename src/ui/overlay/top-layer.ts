/*
 * Panels with `popover="manual"` in the top layer. Browsers without popovers show them in place above their
 * surroundings, styled by a polyfill sheet (src/element/older-browsers/legacy-css.ts).
 */
const hasPopovers = (panel: HTMLElement): boolean => 'showPopover' in panel;

/** Panels that their owners show, whether or not the browser still does. */
const shown = new WeakSet<HTMLElement>();

export function showInTopLayer(panel: HTMLElement): void {
  shown.add(panel);
  if (hasPopovers(panel)) panel.showPopover();
  else panel.dataset['shown'] = '';
}

export function hideFromTopLayer(panel: HTMLElement): void {
  shown.delete(panel);
  if (hasPopovers(panel)) panel.hidePopover();
  else delete panel.dataset['shown'];
}

/** True for a shown panel that the browser has hidden, as it does when the panel is moved in the page. */
export const wasShown = (panel: HTMLElement): boolean => shown.has(panel) && !isInTopLayer(panel);

export const isInTopLayer = (panel: HTMLElement): boolean =>
  hasPopovers(panel) ? panel.matches(':popover-open') : 'shown' in panel.dataset;
