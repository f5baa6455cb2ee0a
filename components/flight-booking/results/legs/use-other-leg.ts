import { useEffect, useRef, type RefObject } from 'react';

/** Events that begin a movement of the user. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Origin of a user who returns to the flights: an order draft, or a created order. */
export type CameFrom = 'draft' | 'order' | undefined;

interface OnView {
  legsChosen: number;
  cameFrom: CameFrom;
  /** Scroll position in px when the user left the flights. */
  leftAt: number;
  /** True when the flights with their heading are rendered. */
  isReady: boolean;
}

/**
 * Handles the appearance of another leg's flights, or a return to them. The focus moves to their heading, or to the
 * section until it is rendered, and the page scrolls to their beginning below sticky bars, or to the former position on
 * a return. After a created order the flights are others, so the page is not scrolled, as held orders are shown above.
 * The page may still be too short for the position, so scrolling is repeated while the list grows, until it exceeds the
 * viewport or the user moves.
 */
export function useOtherLeg({
  legsChosen,
  cameFrom,
  leftAt,
  isReady,
}: OnView): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(cameFrom === undefined ? legsChosen : undefined);
  const left = useRef(cameFrom === 'draft' ? leftAt : 0);
  const isAfterOrder = useRef(cameFrom === 'order');
  useEffect(() => {
    const { current } = section;
    if (shown.current === legsChosen || !current) return;
    shown.current = legsChosen;
    const { current: top } = left;
    left.current = 0;
    focusBeginning(current);
    if (isAfterOrder.current) {
      isAfterOrder.current = false;
      return undefined;
    }
    const scroll = () => {
      if (top > 0) window.scrollTo({ top });
      else current.scrollIntoView({ block: 'start' });
    };
    const growing = new ResizeObserver(() => {
      scroll();
      if (current.offsetHeight >= Math.max(window.innerHeight, top)) stop();
    });
    const moving = new AbortController();
    const stop = () => {
      growing.disconnect();
      moving.abort();
    };
    scroll();
    growing.observe(current);
    for (const type of MOVES) window.addEventListener(type, stop, { signal: moving.signal, passive: true });
    return stop;
  }, [legsChosen]);
  useEffect(() => {
    const { current } = section;
    // keeps the focus of a user who has moved on meanwhile
    if (isReady && current?.matches(':focus')) focusBeginning(current);
  }, [isReady]);
  return section;
}

/** Focuses the heading, or the section until the heading is rendered. */
function focusBeginning(section: HTMLElement): void {
  const heading = section.querySelector<HTMLElement>('h2[tabindex]');
  (heading ?? section).focus({ preventScroll: true });
}
