import {
  PIVOT_COLUMNS,
  queryReportPivot,
  type PivotPart,
  type PivotRow,
} from '../../../../src/contract/report/pivot';
import { METRICS, type MetricUnit } from '../../../../src/domain/report/metrics';
import type { Database } from '../../db/database';
import type { Cell } from '../../download/cells';
import { defineExport, type ExportColumn } from '../../download/exports';
import { reportFilters } from '../filter-labels';
import type { Caller } from '../../server/http/caller';
import { reportScope } from '../queries/scope';
import { FIGURE_LABELS, SIDE_LABELS } from '../labels';
import { PRODUCT_LABELS } from '../../../../src/domain/report/labels';
import { pivotRows, type PivotQuery } from './queries';

interface Line extends PivotRow {
  /** Position among all rows, from 1; the totals come after the last. */
  place: number;
  isTotal: boolean;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** A figure in the unit named in its header. */
const CELLS: Readonly<Record<MetricUnit, (value: number) => Cell>> = {
  fen: (value) => ({ fen: Math.round(value) }),
  count: (value) => value,
  percent: (value) => rounded(value, 1),
  discount: (value) => rounded(value / 10, 2),
  days: (value) => rounded(value, 1),
  km: (value) => rounded(value, 0),
  co2: (grams) => rounded(grams / 1000, 1),
};

const UNIT_LABELS: Readonly<Record<MetricUnit, string>> = {
  fen: '（元）',
  count: '',
  percent: '（%）',
  discount: '（折）',
  days: '（天）',
  km: '（公里）',
  co2: '（千克）',
};

async function read(db: Database, caller: Caller, query: PivotQuery, first: number, limit: number) {
  const asked = { ...query, columnLimit: PIVOT_COLUMNS };
  return pivotRows(db, await reportScope(db, caller), asked, { first, last: first + limit - 1 });
}

function nameOf(by: PivotQuery['rowsBy'], { key, name }: Pick<PivotPart, 'key' | 'name'>): string {
  if (key === null) return '其他';
  if (by === 'product') return Object.entries(PRODUCT_LABELS).find(([one]) => one === key)?.[1] ?? key;
  return name || key || '未指定';
}

/** Days, weeks by their Monday, and months are real ones. */
const partCell = (by: PivotQuery['rowsBy'], part: Pick<PivotPart, 'key' | 'name'>): Cell =>
  part.key !== null && (by === 'day' || by === 'week' || by === 'month')
    ? { day: part.key }
    : nameOf(by, part);

export const dataExport = defineExport({
  kind: 'travel-pivot',
  title: '差旅透视表',
  query: queryReportPivot.body,
  columns: [],
  filters: reportFilters,
  columnsFor: async (db, caller, query): Promise<ExportColumn<Line>[]> => {
    const { columnList } = await read(db, caller, query, 1, 1);
    const { unit } = METRICS[query.figure];
    const cell = (value: number | null): Cell => (value === null ? null : CELLS[unit](value));
    const [rows, columns] = [SIDE_LABELS[query.rowsBy], SIDE_LABELS[query.columnsBy]];
    return [
      {
        header: `${rows} × ${columns}：${FIGURE_LABELS[query.figure]}${UNIT_LABELS[unit]}`,
        value: (line) => (line.isTotal ? '合计' : partCell(query.rowsBy, line)),
      },
      ...columnList.map((column, at) => ({
        header: nameOf(query.columnsBy, column),
        value: ({ cells }: Line) => cell(cells[at] ?? null),
      })),
      { header: '合计', value: ({ value }) => cell(value) },
    ];
  },
  // every caller may export, limited to their scope, which may be their own facts alone
  check: () => undefined,
  reach: reportScope,
  // the totals are one more row
  count: async (db, caller, query) => (await read(db, caller, query, 1, 1)).rowCount + 1,
  rowsAfter: async (db, caller, query, last, limit) => {
    const first = (last?.place ?? 0) + 1;
    const { value, columnList, rowList, rowCount } = await read(db, caller, query, first, limit);
    const lines = rowList.map((row, at): Line => ({ ...row, place: first + at, isTotal: false }));
    if (lines.length === limit || first > rowCount + 1) return lines;
    const cells = columnList.map((column) => column.value);
    return [...lines, { key: '', name: '', value, cells, place: rowCount + 1, isTotal: true }];
  },
});
