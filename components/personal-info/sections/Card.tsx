import type { ReactNode } from 'react';

/** One subject of the page, with what can be done about it beside its name. */
export function Card({
  title,
  hint,
  action,
  children,
}: {
  title: string;
  hint?: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="pi-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {action}
      </header>
      {hint !== undefined && <p className="pi-hint">{hint}</p>}
      {children}
    </section>
  );
}
