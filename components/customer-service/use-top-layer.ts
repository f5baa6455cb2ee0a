import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { isComposition } from '../../src/ui/field/text/composition';
import { isInTopLayer, showInTopLayer } from '../../src/ui/overlay/top-layer';

/**
 * Shows an element with `popover="manual"` in the top layer while it is mounted. Moving the host in the document
 * removes it from the top layer without an event, so it is shown again. Calls `onEscape` for Escape, whose event stops
 * here.
 */
export function useTopLayer(panelRef: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!panel) return;
    const show = () => {
      if (panel.isConnected && !isInTopLayer(panel)) showInTopLayer(panel);
    };
    show();
    // a removed panel loses its size, which is the only sign of the removal
    let frame = 0;
    const resized = new ResizeObserver(() => {
      // in the next frame: resizing within a ResizeObserver callback raises an error on the page
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    });
    resized.observe(panel);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposition(event) || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      escape();
    };
    panel.addEventListener('keydown', onKeyDown);
    return () => {
      resized.disconnect();
      panel.removeEventListener('keydown', onKeyDown);
      cancelAnimationFrame(frame);
    };
  }, [panelRef]);
}
