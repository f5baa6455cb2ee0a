import type { ReactNode } from 'react';
import { useSheet } from '../tokens/root';
import toolbarCss from './toolbar.css?inline';

/** What can be done, side by side at the end of its line. */
export function Toolbar({ children }: { children: ReactNode }) {
  useSheet(toolbarCss);
  return <div className="tp-toolbar">{children}</div>;
}
