import type { ReactNode } from 'react';

/** Announces changes of its text to assistive technology, politely and invisibly. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div className="tp-visually-hidden" role="status">
      {children}
    </div>
  );
}
