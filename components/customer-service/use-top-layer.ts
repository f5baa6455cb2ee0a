import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { isComposition } from '../../src/ui/field/text/composition';
import { isAbove, showAbove } from '../../src/ui/overlay/top-layer';

/**
 * Shows an element with `popover="manual"` in the top layer for as long as it is mounted. A move of the host in
 * the document takes it out without a word: it is shown again. Escape within it is told, and goes no further.
 */
export function useTopLayer(panelRef: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!panel) return;
    const show = () => {
      if (panel.isConnected && !isAbove(panel)) showAbove(panel);
    };
    show();
    // a panel taken out has no size any more, which is the one thing that tells of it
    let frame = 0;
    const resized = new ResizeObserver(() => {
      // in the next frame: what changes sizes while they are told of is an error of the page
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
