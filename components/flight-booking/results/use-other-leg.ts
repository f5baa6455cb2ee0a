import { useEffect, useRef, type RefObject } from 'react';
import type { Flow } from '../flow';

/**
 * Where the flights of another leg come on view: the focus moves to them, and their beginning to the top, below what
 * stays there. While they are asked for, the page may be too short for that: once more when they are there, unless
 * the user has moved meanwhile.
 */
export function useOtherLeg({
  choices,
  step,
}: Extract<Flow, { step: 'searching' | 'failed' | 'choosing' }>): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const legsChosen = choices.length;
  const shown = useRef(legsChosen);
  const isToCome = useRef(false);
  useEffect(() => {
    const isOther = shown.current !== legsChosen;
    shown.current = legsChosen;
    if (isOther) section.current?.focus({ preventScroll: true });
    if (isOther || isToCome.current) section.current?.scrollIntoView({ block: 'start' });
    isToCome.current = (isOther || isToCome.current) && step === 'searching';
    if (!isToCome.current) return;
    const leave = new AbortController();
    const moved = () => (isToCome.current = false);
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      window.addEventListener(type, moved, { signal: leave.signal, passive: true });
    return () => leave.abort();
  }, [legsChosen, step]);
  return section;
}
