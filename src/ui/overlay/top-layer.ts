/*
 * Panels with `popover="manual"` in the top layer. Browsers without popovers show them in place above their
 * surroundings, styled by a polyfill sheet (src/element/older-browsers/legacy-css.ts).
 */
const hasPopovers = (panel: HTMLElement): boolean => 'showPopover' in panel;

export function showInTopLayer(panel: HTMLElement): void {
  if (hasPopovers(panel)) panel.showPopover();
  else panel.dataset['shown'] = '';
}

export function hideFromTopLayer(panel: HTMLElement): void {
  if (hasPopovers(panel)) panel.hidePopover();
  else delete panel.dataset['shown'];
}

export const isInTopLayer = (panel: HTMLElement): boolean =>
  hasPopovers(panel) ? panel.matches(':popover-open') : 'shown' in panel.dataset;
