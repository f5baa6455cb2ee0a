import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Mounts that wait, in order of arrival. */
const waiting = new Set<() => void>();
let isUnderWay = false;

/**
 * Wraps a component so that it is mounted in turn: the first at once, each next one after the previous one had a frame
 * for layout and another for painting. Drawn all at once, the charts of a page would block its figures and input.
 */
export function staggered<P extends object>(
  Component: ComponentType<P>,
  before: ReactNode,
): ComponentType<P> {
  return function InTurn(props: P) {
    const [isTurn, setTurn] = useState(false);
    useLayoutEffect(() => queueUp(() => setTurn(true)), []);
    return isTurn ? <Component {...props} /> : before;
  };
}

/** Resolves after the next paint. */
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
