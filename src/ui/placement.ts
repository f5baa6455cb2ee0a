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
