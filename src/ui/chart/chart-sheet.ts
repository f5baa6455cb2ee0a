import { percentShares } from '../../domain/largest-remainder';
import { percentCell, type Sheet, type SheetCell } from '../../domain/sheet/sheet';
import type { ChartProps } from './chart-props';
import { percentText } from './picture';
import type { ChartTexts } from './texts';

/** A column of a chart's table. */
export interface ChartColumn {
  name: string;
  values: readonly (number | null)[];
  /** undefined where the values do not add up to one. */
  total: number | null | undefined;
  text(value: number): string;
  cell(value: number): SheetCell;
}

const plain = (value: number): SheetCell => ({ number: value, format: 'plain' });

/** Columns of a chart's table and file: its series, and for parts of a whole their shares. */
export function columnsOf(
  { kind, series, format, cell = plain, isSummed = false }: ChartProps,
  t: Pick<ChartTexts, 'figure' | 'share'>,
): ChartColumn[] {
  const column = (name: string, values: ChartColumn['values'], of: Pick<ChartColumn, 'text' | 'cell'>) => ({
    ...of,
    name,
    values,
    total: isSummed ? sumOf(values) : undefined,
  });
  return series.flatMap(({ name, values }) => {
    const figures = column(name, values, { text: format, cell });
    if (kind !== 'share') return [figures];
    const shares = percentShares(values);
    return [figures, column(t.figure(name, t.share), shares, { text: percentText, cell: percentCell })];
  });
}

/** Sum without the drift of tenths; null where a value is unknown, as its sum is then unknown too. */
function sumOf(values: ChartColumn['values']): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0 || known.length < values.length) return null;
  return Math.round(known.reduce((sum, value) => sum + value, 0) * 1e6) / 1e6;
}

/** The figures of a chart as a file: the same rows and columns as in its table. */
export function chartSheet(
  props: ChartProps,
  filters: Sheet['filters'],
  t: Pick<ChartTexts, 'figure' | 'share' | 'total'>,
): Sheet {
  const { title, categoryName, categories, categoryCells, isSummed = false } = props;
  const columns = columnsOf(props, t);
  const cellOf = ({ cell }: ChartColumn, value: number | null | undefined) =>
    value === null || value === undefined ? null : cell(value);
  return {
    title,
    filters,
    headers: [categoryName, ...columns.map(({ name }) => name)],
    rows: categories.map((category, at) => [
      categoryCells?.[at] ?? category,
      ...columns.map((column) => cellOf(column, column.values[at])),
    ]),
    totals: isSummed ? [t.total, ...columns.map((column) => cellOf(column, column.total))] : undefined,
  };
}
