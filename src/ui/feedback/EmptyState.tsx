import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { useSheet } from '../tokens/root';
import stateCss from './state.css?inline';

export interface EmptyStateProps {
  /** Sentence with the missing content, and the reason if known. */
  title: string;
  /** Button or link to continue. */
  action?: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
}

/** Shown in place of an empty list, with a possible action. */
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
