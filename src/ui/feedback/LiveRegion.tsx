import type { ReactNode } from 'react';

/** Says its text to assistive technology when it changes, at the next pause; nothing is seen. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div className="tp-visually-hidden" role="status">
      {children}
    </div>
  );
}
