import type { ReactNode } from 'react';

export interface Figure {
  key: string;
  name: string;
  /** undefined while it is awaited. */
  value: string | undefined;
  /** What is said of it in a line below. */
  beside?: ReactNode;
  /** The one that matters. */
  isMain?: boolean;
}

/** Amounts by their names; as high while they are awaited. */
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
