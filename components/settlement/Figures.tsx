import type { ReactNode } from 'react';

export interface Figure {
  key: string;
  name: string;
  /** Undefined while loading. */
  value: string | undefined;
  /** Note on the line below the value. */
  beside?: ReactNode;
  /** Emphasises the figure. */
  isMain?: boolean;
}

/** List of named amounts. It keeps its height while the amounts load. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl
      className="st-figures"
      part="figures"
      aria-label={label}
      aria-busy={figures.some(({ value }) => value === undefined)}
    >
      {figures.map(({ key, name, value, beside, isMain }) => (
        <div key={key} data-main={isMain || undefined}>
          <dt>{name}</dt>
          <dd>
            <span className="st-value">{value ?? <span className="st-waiting" />}</span>
            {beside !== undefined && <span className="st-said">{beside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
