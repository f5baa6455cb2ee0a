import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/react';

export type { Placement };

export interface PlacementOptions {
  placement: Placement;
  /** At least as wide as the anchor. */
  matchWidth: boolean;
  onPlaced(): void;
}

/** Distance in px from the anchor, and from the edges of the viewport. */
const GAP = 4;
const EDGE = 8;

/** Keeps a panel of the top layer beside its anchor, inside the viewport, until the returned function is called. */
export function keepPlaced(anchor: Element, panel: HTMLElement, options: PlacementOptions): () => void {
  const { placement, matchWidth, onPlaced } = options;
  const middleware = [
    offset(GAP),
    flip({ padding: EDGE }),
    shift({ padding: EDGE }),
    size({
      padding: EDGE,
      apply({ availableHeight, availableWidth, rects }) {
        // the panel's own style sheet decides what it makes of them
        panel.style.setProperty('--_available-height', `${Math.max(availableHeight, 120)}px`);
        panel.style.setProperty('--_available-width', `${availableWidth}px`);
        if (matchWidth) panel.style.minWidth = `${rects.reference.width}px`;
      },
    }),
  ];
  async function place(): Promise<void> {
    const { x, y } = await computePosition(anchor, panel, { placement, middleware, strategy: 'fixed' });
    panel.style.left = `${x}px`;
    panel.style.top = `${y}px`;
    onPlaced();
  }
  return autoUpdate(anchor, panel, () => void place());
}

/** px of the window below which a panel that may be one is a sheet. */
const NARROW = 720;

export const isNarrow = (panel: Element): boolean =>
  (panel.ownerDocument.defaultView?.innerWidth ?? NARROW) < NARROW;

/**
 * Keeps a panel edge to edge on the larger side of its anchor, which stays in sight, up to the edge of what is
 * visible: an on-screen keyboard makes it shorter. Until the returned function is called.
 */
export function keepSheet(anchor: Element, panel: HTMLElement, onPlaced: () => void): () => void {
  const view = panel.ownerDocument.defaultView;
  const place = () => {
    const { top, bottom } = anchor.getBoundingClientRect();
    const visible = view?.visualViewport;
    const start = visible?.offsetTop ?? 0;
    const end = start + (visible?.height ?? view?.innerHeight ?? 0);
    const above = top - start;
    const below = end - bottom;
    const isBelow = below >= above;
    panel.dataset['side'] = isBelow ? 'below' : 'above';
    panel.style.left = '0';
    panel.style.top = `${isBelow ? bottom + GAP : start}px`;
    panel.style.height = `${(isBelow ? below : above) - GAP}px`;
    onPlaced();
  };
  view?.visualViewport?.addEventListener('resize', place);
  const stop = autoUpdate(anchor, panel, place);
  return () => {
    view?.visualViewport?.removeEventListener('resize', place);
    stop();
  };
}
