import type { ReactNode } from 'react';
import { EmptyState } from '../../src/ui/feedback/EmptyState';

interface RefusedProps {
  icon: ReactNode;
  title: string;
  /** What the user can do about it. */
  children: string;
}

/** In place of a site that is not opened. */
export function Refused({ icon, title, children }: RefusedProps) {
  return (
    <div role="alert">
      <EmptyState icon={icon} title={title}>
        {children}
      </EmptyState>
    </div>
  );
}
