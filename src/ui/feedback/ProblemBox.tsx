import type { ReactNode } from 'react';
import { useSheet } from '../tokens/root';
import css from './problem-box.css?inline';

/** Explains a failed action at its origin, with possible remedies. It is focusable. */
export function ProblemBox({ children }: { children: ReactNode }) {
  useSheet(css);
  return (
    <div className="tp-problem-box" role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
