import type { ReactNode } from 'react';
import { EmptyState } from '../../src/ui/feedback/EmptyState';

interface RefusedProps {
  icon: ReactNode;
  title: string;
  /** Hint how the user can resolve it. */
  children: string;
}

/** Notice shown instead of the BI site when it may not be opened. */
export function Refused({ icon, title, children }: RefusedProps) {
  return (
    <div role="alert">
      <EmptyState icon={icon} title={title}>
        {children}
      </EmptyState>
    </div>
  );
}
