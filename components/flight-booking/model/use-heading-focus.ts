import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the heading of a new step, so that screen readers announce it. `isWanted`: false when the page was opened at
 * this step.
 */
export function useHeadingFocus(isWanted = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current) heading.current?.focus();
  }, []);
  return heading;
}
