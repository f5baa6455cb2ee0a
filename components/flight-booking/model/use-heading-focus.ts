import { useEffect, useRef, type RefObject } from 'react';

/** A new step begins at its heading, for whoever cannot see it change. `isWanted`: not where the page was opened at it. */
export function useHeadingFocus(isWanted = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current) heading.current?.focus();
  }, []);
  return heading;
}
