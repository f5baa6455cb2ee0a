import { useEffect, useRef } from 'react';

/**
 * Has a view take over what its element was given: at first, and when that becomes something else. Not again when the
 * element is put back into the page, where the user has gone on from it.
 */
export function useWhenGiven(take: () => void, given: readonly unknown[]): void {
  const taken = useRef<readonly unknown[]>(undefined);
  useEffect(() => {
    const { current } = taken;
    if (current && given.every((value, at) => Object.is(value, current[at]))) return;
    taken.current = given;
    take();
  });
}
