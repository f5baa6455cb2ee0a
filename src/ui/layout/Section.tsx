import { useId, type ReactNode } from 'react';
import listPageCss from '../table/list/list-page.css?inline';
import { useSheet } from '../tokens/root';

/** A card of a page with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  useSheet(listPageCss);
  const titleId = useId();
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}
