import { useLayoutEffect, type RefObject } from 'react';
import type { Placement } from './placement';

interface PopoverOptions {
  placement: Placement;
  matchWidth?: boolean;
  sheet?: boolean;
}

/**
 * Shows an element with `popover="manual"` in the top layer for as long as it is mounted, beside its anchor.
 * The library that positions is loaded with the first of them: a page is usable without it. Until a panel has
 * its place it is transparent; without the library it stands in the middle of the viewport.
 */
export function usePopover(
  panelRef: RefObject<HTMLElement | null>,
  anchorRef: RefObject<Element | null>,
  { placement, matchWidth = false, sheet = false }: PopoverOptions,
): void {
  useLayoutEffect(() => {
    const panel = panelRef.current;
    const anchor = anchorRef.current;
    if (!panel || !anchor) return;
    let stop: (() => void) | undefined;
    let gone = false;
    const show = (place: 'anchor' | 'sheet' | 'middle') => {
      panel.dataset['placed'] = place;
    };
    const place = async () => {
      try {
        const { isNarrow, keepPlaced, keepSheet } = await import('./placement');
        if (gone) return;
        stop =
          sheet && isNarrow(panel)
            ? keepSheet(anchor, panel, () => show('sheet'))
            : keepPlaced(anchor, panel, { placement, matchWidth, onPlaced: () => show('anchor') });
      } catch {
        show('middle');
      }
    };
    panel.showPopover();
    void place();
    return () => {
      gone = true;
      stop?.();
      panel.hidePopover();
    };
  }, [panelRef, anchorRef, placement, matchWidth, sheet]);
}
