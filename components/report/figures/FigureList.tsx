import type { ReactNode } from 'react';
import { classNames } from '../../../src/ui/tokens/class-names';
import { useSheet } from '../../../src/ui/tokens/root';
import figuresCss from './figures.css?inline';

export interface Figure {
  key: string;
  name: string;
  /** undefined while it is awaited. */
  value: string | undefined;
  /** What is said of it in a line below. */
  beside?: ReactNode;
}

interface Props {
  figures: readonly Figure[];
  /** They are of what was asked for before. */
  isStale: boolean;
  /** Room is kept for what is said of each. */
  hasBeside?: boolean;
}

/** What is found comes to, each sum by its name; as high while it is awaited. */
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
