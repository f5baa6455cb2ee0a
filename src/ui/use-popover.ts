import { useLayoutEffect, type RefObject } from 'react';
import type { Placement } from './placement';

interface PopoverOptions {
  placement: Placement;
  matchWidth?: boolean;
}

/**
 * Shows an element with `popover="manual"` in the top layer for as long as it is mounted, beside its anchor.
 * The library that positions is loaded with the first of them: a page is usable without it. Until a panel has
 * its place it is transparent; without the library it stands in the middle of the viewport.
 */
export function usePopover(
  panelRef: RefObject<HTMLElement | null>,
  anchorRef: RefObject<Element | null>,
  { placement, matchWidth = false }: PopoverOptions,
): void {
  useLayoutEffect(() => {
    const panel = panelRef.current;
    const anchor = anchorRef.current;
    if (!panel || !anchor) return;
    let stop: (() => void) | undefined;
    let gone = false;
    const show = (place: 'anchor' | 'middle') => {
      panel.dataset['placed'] = place;
    };
    const place = async () => {
      try {
        const { keepPlaced } = await import('./placement');
        const onPlaced = () => show('anchor');
        if (!gone) stop = keepPlaced(anchor, panel, { placement, matchWidth, onPlaced });
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
  }, [panelRef, anchorRef, placement, matchWidth]);
}
