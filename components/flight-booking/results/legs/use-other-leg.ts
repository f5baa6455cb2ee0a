import { useEffect, useRef, type RefObject } from 'react';

/** What a user begins to move about with. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** What the user has come back to the flights from: an order that is not made yet, or one made. */
export type CameFrom = 'draft' | 'order' | undefined;

interface OnView {
  legsChosen: number;
  cameFrom: CameFrom;
  /** How far the user had scrolled when they went on from the flights, px. */
  leftAt: number;
  /** The flights are there, with their heading. */
  isReady: boolean;
}

/**
 * Where the flights of another leg come on view, or the user comes back to them: the focus moves to them, to their
 * heading once it is there, and their beginning to the top, below what stays there; for whoever comes back, to where
 * they were. From an order made they come back to other flights, with what waits for them above. The page may be too short for that as yet: it is kept there while the list grows, until it is longer
 * than the window or the user moves.
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
    // whoever has moved on meanwhile is left where they are
    if (isReady && current?.matches(':focus')) focusBeginning(current);
  }, [isReady]);
  return section;
}

/** Its heading, or itself until that is there. */
function focusBeginning(section: HTMLElement): void {
  const heading = section.querySelector<HTMLElement>('h2[tabindex]');
  (heading ?? section).focus({ preventScroll: true });
}
