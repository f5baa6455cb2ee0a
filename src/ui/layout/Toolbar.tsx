import type { ReactNode } from 'react';
import { useSheet } from '../tokens/root';
import toolbarCss from './toolbar.css?inline';

/** Actions side by side, aligned at the end of the line. */
export function Toolbar({ children }: { children: ReactNode }) {
  useSheet(toolbarCss);
  return <div className="tp-toolbar">{children}</div>;
}
