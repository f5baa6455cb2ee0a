import { useEffect, useRef } from 'react';

/**
 * Runs `take` with the element's values: initially and when they change. Not when the element is inserted into the page
 * again, because the user may have changed the state since.
 */
export function useOnValuesChange(take: () => void, given: readonly unknown[]): void {
  const taken = useRef<readonly unknown[]>(undefined);
  useEffect(() => {
    const { current } = taken;
    if (current && given.every((value, at) => Object.is(value, current[at]))) return;
    taken.current = given;
    take();
  });
}
