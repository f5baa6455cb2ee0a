import { useRef } from 'react';
import { Button } from '../button/Button';
import { OneLine } from '../layout/disclosure/OneLine';
import { useOverflow } from '../layout/disclosure/use-overflow';
import { useTexts } from '../texts/use-texts';
import type { ChartProps } from './chart-props';
import { columnsOf } from './chart-sheet';
import { chartTexts } from './texts';

/** The figures of a chart as a table: a row per category, a column per series. */
export function ChartTable(props: ChartProps) {
  const { title, categoryName, categories, onChoose, isSummed = false } = props;
  const t = useTexts(chartTexts);
  const scroller = useRef<HTMLDivElement>(null);
  const isWide = useOverflow(scroller, 'x');
  const isHigh = useOverflow(scroller, 'y');
  const columns = columnsOf(props, t);
  return (
    <div
      ref={scroller}
      className="tp-chart-scroller"
      {...((isWide || isHigh) && { role: 'region', 'aria-label': title, tabIndex: 0 })}
    >
      <table className="tp-chart-table">
        <caption className="tp-visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{categoryName}</th>
            {columns.map(({ name }, column) => (
              // eslint-disable-next-line react/no-array-index-key -- two may have the same name
              <th key={column} scope="col">
                <OneLine>{name}</OneLine>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            // eslint-disable-next-line react/no-array-index-key -- two may have the same name
            <tr key={index}>
              <th scope="row">
                {onChoose ? (
                  <Button variant="text" size="small" onClick={() => onChoose(index)}>
                    <OneLine>{category}</OneLine>
                  </Button>
                ) : (
                  <OneLine>{category}</OneLine>
                )}
              </th>
              {columns.map(({ values, text }, column) => {
                const value = values[index] ?? null;
                // eslint-disable-next-line react/no-array-index-key -- as above
                return <td key={column}>{value === null ? t.none : text(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
        {isSummed && (
          <tfoot>
            <tr>
              <th scope="row">{t.total}</th>
              {columns.map(({ total = null, text }, column) => (
                // eslint-disable-next-line react/no-array-index-key -- two may have the same name
                <td key={column}>{total === null ? t.none : text(total)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
