import type { ReactNode } from 'react';
import listPageCss from '../table/list/list-page.css?inline';
import { useSheet } from '../tokens/root';

/** The parts of a page one below the other, with the room between them that every page has. */
export function Page({ children }: { children: ReactNode }) {
  useSheet(listPageCss);
  return <div className="tp-list-page">{children}</div>;
}
