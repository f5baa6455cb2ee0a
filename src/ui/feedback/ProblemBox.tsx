import type { ReactNode } from 'react';
import { useSheet } from '../tokens/root';
import css from './problem-box.css?inline';

/** Why something did not go through, where it was asked for, and what can be done about it. It can be given the focus. */
export function ProblemBox({ children }: { children: ReactNode }) {
  useSheet(css);
  return (
    <div className="tp-problem-box" role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
