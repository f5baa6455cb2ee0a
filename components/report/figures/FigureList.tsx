import type { ReactNode } from 'react';
import { classNames } from '../../../src/ui/tokens/class-names';
import { useSheet } from '../../../src/ui/tokens/root';
import figuresCss from './figures.css?inline';

export interface Figure {
  key: string;
  name: string;
  /** undefined while loading. */
  value: string | undefined;
  /** Note below the value. */
  beside?: ReactNode;
}

interface Props {
  figures: readonly Figure[];
  /** True while the values belong to the previous request. */
  isStale: boolean;
  /** Reserves space for the notes. */
  hasBeside?: boolean;
}

/** List of named totals that keeps its height while loading. */
export function FigureList({ figures, isStale, hasBeside = false }: Props) {
  useSheet(figuresCss);
  return (
    <dl className={classNames('rp-figures', isStale && 'stale')}>
      {figures.map(({ key, name, value, beside }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <span className="rp-value">{value ?? <span className="rp-waiting" />}</span>
            {hasBeside && <span className="rp-beside">{beside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
