import { useMemo } from 'react';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { yuanText } from '../results/offers/price-notes';
import type { Filters } from './filters';
import { bandsOf, overviewOf, type MatrixCell } from './matrix';
import type { Offer } from '../results/offers/offers';
import { filterTexts } from './texts';
import css from './overview.css?inline';
import { useSheet } from '../../../src/ui/tokens/root';

interface Props {
  offers: readonly Offer[];
  filters: Filters;
  onChange(change: Partial<Filters>): void;
}

/** Matrix of airlines and departure times with the lowest prices. A cell toggles a filter for its flights. */
export function Overview({ offers, filters, onChange }: Props) {
  useSheet(css);
  const t = useTexts(filterTexts);
  const rows = useMemo(() => overviewOf(offers, filters), [offers, filters]);
  const bands = bandsOf(rows);
  const lowest = Math.min(...rows.map((row) => row.lowest));
  if (rows.length === 0) return <p className="fb-overview-none">{t.overviewNone}</p>;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is reached by keyboard
    <div className="fb-overview" role="region" aria-label={t.overview} tabIndex={0}>
      <table>
        <caption className="tp-visually-hidden">{t.overviewCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.airlines}</th>
            {bands.map(({ id }) => (
              <th key={id} scope="col">
                {t.band(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ carrierCode, carrierName, cells }) => (
            <tr key={carrierCode}>
              <th scope="row">{carrierName}</th>
              {bands.map(({ id }) => {
                const cell = cells[id];
                if (!cell) return <td key={id}>–</td>;
                const isOn = isOnly(filters.carriers, carrierCode) && isOnly(filters.timeBands, id);
                return (
                  <td key={id}>
                    <CellButton
                      name={t.lowestOf(carrierName, t.band(id))}
                      cell={cell}
                      isLowest={cell.lowest === lowest}
                      isOn={isOn}
                      onPress={() =>
                        onChange({ carriers: isOn ? [] : [carrierCode], timeBands: isOn ? [] : [id] })
                      }
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  name: string;
  cell: NonNullable<MatrixCell>;
  isLowest: boolean;
  isOn: boolean;
  onPress(): void;
}

function CellButton({ name, cell, isLowest, isOn, onPress }: CellProps) {
  const t = useTexts(filterTexts);
  return (
    <button type="button" className="fb-overview-cell" aria-pressed={isOn} onClick={onPress}>
      <span className="tp-visually-hidden">{name}</span>
      <span className={isLowest ? 'fb-lowest-day' : undefined}>{yuanText(cell.lowest)}</span>
      <span className="fb-overview-count">{t.count(cell.count)}</span>
    </button>
  );
}

const isOnly = <T,>(chosen: readonly T[], value: T): boolean => chosen.length === 1 && chosen[0] === value;
