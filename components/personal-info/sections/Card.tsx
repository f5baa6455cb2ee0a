import type { ReactNode } from 'react';

/** Section of the page with its actions beside the title. */
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
