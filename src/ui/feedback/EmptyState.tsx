import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { useSheet } from '../tokens/root';
import stateCss from './state.css?inline';

export interface EmptyStateProps {
  /** A sentence: what is not there, and why if known. */
  title: string;
  /** A way on. */
  action?: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
}

/** Nothing to show, and what one can do about it. */
export function EmptyState({ title, action, icon, children }: EmptyStateProps) {
  useSheet(stateCss);
  return (
    <div className="tp-state">
      {icon ?? <Inbox />}
      <p>{title}</p>
      {children && <div className="tp-state-text">{children}</div>}
      {action}
    </div>
  );
}
