import { useMemo } from 'react';
import { yuanText } from '../results/price-notes';
import type { Filters } from './filters';
import { bandsOf, overviewOf, type MatrixCell } from './matrix';
import type { Offer } from '../results/offers';
import css from './overview.css?inline';
import { useSheet } from '../../../src/ui/tokens/root';

interface Props {
  offers: readonly Offer[];
  filters: Filters;
  onChange(change: Partial<Filters>): void;
}

/** Airlines by time of departure with the lowest price; a cell filters to its flights, pressed again it no longer does. */
export function Overview({ offers, filters, onChange }: Props) {
  useSheet(css);
  const rows = useMemo(() => overviewOf(offers, filters), [offers, filters]);
  const bands = bandsOf(rows);
  const lowest = Math.min(...rows.map((row) => row.lowest));
  if (rows.length === 0) return <p className="fb-overview-none">没有符合其他筛选条件的航班</p>;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is reached by keyboard
    <div className="fb-overview" role="region" aria-label="航司总览" tabIndex={0}>
      <table>
        <caption className="tp-visually-hidden">各航空公司各起飞时段的最低价，按下单元格筛选</caption>
        <thead>
          <tr>
            <th scope="col">航空公司</th>
            {bands.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ carrierCode, carrierName, cells }) => (
            <tr key={carrierCode}>
              <th scope="row">{carrierName}</th>
              {bands.map(({ id, label }) => {
                const cell = cells[id];
                if (!cell) return <td key={id}>–</td>;
                const isOn = isOnly(filters.carriers, carrierCode) && isOnly(filters.timeBands, id);
                return (
                  <td key={id}>
                    <CellButton
                      name={`${carrierName} ${label}`}
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
  return (
    <button type="button" className="fb-overview-cell" aria-pressed={isOn} onClick={onPress}>
      <span className="tp-visually-hidden">{name} 最低</span>
      <span className={isLowest ? 'fb-lowest-day' : undefined}>{yuanText(cell.lowest)}</span>
      <span className="fb-overview-count">{cell.count}班</span>
    </button>
  );
}

const isOnly = <T,>(chosen: readonly T[], value: T): boolean => chosen.length === 1 && chosen[0] === value;
