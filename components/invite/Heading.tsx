import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a step; the focus comes to it as the step takes the place of another, and its words are read. */
export function Heading({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
