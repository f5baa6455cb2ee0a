import type { ReactNode } from 'react';
import listPageCss from '../table/list/list-page.css?inline';
import { useSheet } from '../tokens/root';

/** Parts of a page from top to bottom, with the common spacing. */
export function Page({ children }: { children: ReactNode }) {
  useSheet(listPageCss);
  return <div className="tp-list-page">{children}</div>;
}
