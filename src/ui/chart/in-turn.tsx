import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

/** What is to begin, in the order it came. */
const waiting = new Set<() => void>();
let isUnderWay = false;

/**
 * A component that is mounted when its turn comes: the first at once, others once the one before has had a frame to be placed
 * in and another to be painted in. Drawn all at once, the charts of a page would hold up its figures and every press.
 */
export function inTurn<P extends object>(Component: ComponentType<P>, before: ReactNode): ComponentType<P> {
  return function InTurn(props: P) {
    const [isTurn, setTurn] = useState(false);
    useLayoutEffect(() => queueUp(() => setTurn(true)), []);
    return isTurn ? <Component {...props} /> : before;
  };
}

/** Once what is there now is on the screen. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

function queueUp(begin: () => void): () => void {
  waiting.add(begin);
  if (!isUnderWay) void beginAll();
  return () => waiting.delete(begin);
}

async function beginAll(): Promise<void> {
  isUnderWay = true;
  for (const begin of waiting) {
    waiting.delete(begin);
    begin();
    await painted();
    await painted();
  }
  isUnderWay = false;
}
