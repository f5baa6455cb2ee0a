import { useEffect, useRef, type ReactNode } from 'react';

/** Heading of a step. It takes the focus when the step replaces another, so that screen readers read it. */
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
