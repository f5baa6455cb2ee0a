import { useEffect, useState } from 'react';
import { atRest } from '../layout/focus/at-rest';
import type * as floatingCode from './FloatingPanel';

type FloatingCode = typeof floatingCode;

let here: FloatingCode | undefined;
let underWay: Promise<FloatingCode> | undefined;

/** Loads the positioning code including @floating-ui/react; elements are usable without it. */
function loadFloatingCode(): Promise<FloatingCode> {
  underWay ??= bring();
  return underWay;
}

async function bring(): Promise<FloatingCode> {
  try {
    return (here = await import('./FloatingPanel'));
  } catch (error) {
    underWay = undefined; // retried at the next opening
    throw error;
  }
}

/** Preloads the code at a sign of the user; a failure shows at the opening. */
export const warmUpFloating = (): void => void loadFloatingCode().catch(() => undefined);

/** Delay in ms from the first paint until the code is preloaded without a sign of the user. */
const SOON = 2000;

/** Preloads the code for overlays without delaying the initial content. */
export function useFloatingSoon(): void {
  useEffect(() => {
    if (here) return;
    const timer = setTimeout(() => void atRest().then(warmUpFloating), SOON);
    return () => clearTimeout(timer);
  }, []);
}

/** Returns the code for an open overlay; `missing` when it failed to load for this opening. */
export function useFloatingCode(): FloatingCode | 'waiting' | 'missing' {
  const [code, setCode] = useState<FloatingCode | 'waiting' | 'missing'>(here ?? 'waiting');
  useEffect(() => {
    if (code !== 'waiting') return;
    let gone = false;
    const set = (came: FloatingCode | 'missing') => {
      if (!gone) setCode(came);
    };
    void loadFloatingCode().then(set, () => set('missing'));
    return () => {
      gone = true;
    };
  }, [code]);
  return code;
}
