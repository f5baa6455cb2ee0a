import { useEffect, useState } from 'react';
import { atRest } from '../layout/focus/at-rest';
import type * as floatingCode from './FloatingPanel';

type FloatingCode = typeof floatingCode;

let here: FloatingCode | undefined;
let underWay: Promise<FloatingCode> | undefined;

/** The code of what opens beside something, @floating-ui/react with it: an element is usable without it. */
function loadFloatingCode(): Promise<FloatingCode> {
  underWay ??= bring();
  return underWay;
}

async function bring(): Promise<FloatingCode> {
  try {
    return (here = await import('./FloatingPanel'));
  } catch (error) {
    underWay = undefined; // asked for again at the next opening
    throw error;
  }
}

/** Asked for before it is shown, at a sign of the user; whether it comes is seen when it is. */
export const warmUpFloating = (): void => void loadFloatingCode().catch(() => undefined);

/** ms from the first paint of what can open until the code is asked for without a sign of the user. */
const SOON = 2000;

/** Has the code there before what can open is opened, without being in the way of what is shown first. */
export function useFloatingSoon(): void {
  useEffect(() => {
    if (here) return;
    const timer = setTimeout(() => void atRest().then(warmUpFloating), SOON);
    return () => clearTimeout(timer);
  }, []);
}

/** The code for what is open; `missing` for this opening if it cannot be had. */
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
