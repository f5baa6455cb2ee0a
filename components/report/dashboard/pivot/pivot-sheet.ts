import type { ResultOf } from '../../../../src/contract/call';
import type { queryReportPivot } from '../../../../src/contract/report/pivot';
import type { MetricUnit } from '../../../../src/domain/report/metrics';
import { percentCell, type Sheet, type SheetCell } from '../../../../src/domain/sheet/sheet';
import type { TableShares } from '../../../../src/domain/table-shares';
import { metricCell } from '../terms/metric-cell';

type Pivot = ResultOf<typeof queryReportPivot>;

interface Shown {
  title: string;
  filters: Sheet['filters'];
  pivot: Pivot;
  /** Cells show their share of the whole. */
  isShare: boolean;
  /** Missing where a whole of 0 or below has no shares. */
  shares: TableShares | undefined;
  unit: MetricUnit;
}

interface Names {
  corner: string;
  columns: readonly string[];
  rowOf(row: Pivot['rowList'][number]): SheetCell;
  total: string;
}

/** A pivot table as a file: its figures or shares as shown, with the totals of rows and columns. */
export function pivotSheet({ title, filters, pivot, isShare, shares, unit }: Shown, names: Names): Sheet {
  const cell = (value: number | null, share: number | undefined): SheetCell =>
    isShare ? percentOf(value, share) : metricCell(unit, value);
  return {
    title,
    filters,
    headers: [names.corner, ...names.columns, names.total],
    rows: pivot.rowList.map((row, line) => [
      names.rowOf(row),
      ...pivot.columnList.map((_, at) => cell(row.cells[at] ?? null, shares?.cells[line]?.[at])),
      cell(row.value, shares?.rowTotals[line]),
    ]),
    totals: [
      names.total,
      ...pivot.columnList.map((column, at) => cell(column.value, shares?.columnTotals[at])),
      cell(pivot.value, shares && 100),
    ],
  };
}

const percentOf = (value: number | null, share: number | undefined): SheetCell =>
  value === null || share === undefined ? null : percentCell(share);
