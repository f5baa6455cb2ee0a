import type { Measures } from '../../../../src/contract/report/measures';
import type { ReportRow } from '../../../../src/contract/report/report';
import { METRICS, type MetricKey } from '../../../../src/domain/report/metrics';
import type { Column } from '../../../../src/ui/table/DataTable';
import { percentCell, type SheetCell } from '../../../../src/domain/sheet/sheet';
import { changeOf, type Change } from '../figures/change';
import { ChangeText } from '../figures/ChangeText';
import { metricCell, timeCell } from '../terms/metric-cell';
import type { TermTexts } from '../terms/texts';
import type { DashboardTexts } from '../texts';
import type { Field } from '../report-field';

/** Row of the table, with the figures it is compared with. */
export interface BreakdownRow extends ReportRow {
  name: string;
  /** Figures of the compared period. */
  before?: Measures | undefined;
  /** Figures of the month before and of the same month a year earlier, for whole months only. */
  monthBefore?: Measures | undefined;
  yearBefore?: Measures | undefined;
}

interface ColumnLabels {
  t: DashboardTexts;
  terms: TermTexts;
}

interface Shape {
  /** Name of the dimension, e.g. 部门. */
  part: string;
  isTime: boolean;
  metrics: readonly MetricKey[];
  field: Field;
  changes: 'none' | 'compared' | 'months';
}

const CARD_FIGURES = 4;

/** Columns with the report's figures. */
export function columnsFor(shape: Shape, { t, terms }: ColumnLabels): Column<BreakdownRow>[] {
  const { part, isTime, metrics, field, changes } = shape;
  const [first = 'amount'] = metrics;
  const name: Column<BreakdownRow> = {
    id: 'name',
    header: part,
    card: 'title',
    width: 128,
    oneLine: !isTime,
    cell: (row) => row.name,
    saved: (row) => (isTime ? timeCell(row.key) : row.name),
  };
  const figures = metrics.map((metric, at): Column<BreakdownRow> => ({
    id: metric,
    header: terms.metric(metric, field),
    numeric: true,
    sortable: true,
    width: 104,
    givesWay: at < 2 ? undefined : metrics.length - at,
    // a card shows only the first figures
    card: at === 0 ? 'amount' : at < CARD_FIGURES ? undefined : 'none',
    cell: ({ measures }) => figureText(metric, measures, terms),
    saved: ({ measures }) => figureCell(metric, measures),
    savedHeader: unitHeader(metric, field, terms),
  }));
  return [
    name,
    ...figures.slice(0, 1),
    ...changeColumns(first, shape, t, terms, changes),
    ...figures.slice(1),
  ];
}

function changeColumns(
  metric: MetricKey,
  { field }: Shape,
  t: DashboardTexts,
  terms: TermTexts,
  changes: Shape['changes'],
): Column<BreakdownRow>[] {
  const column = (id: 'before' | 'monthBefore' | 'yearBefore', header: string): Column<BreakdownRow> => ({
    id,
    header,
    numeric: true,
    // a change in points needs more space than one in percent
    width: METRICS[metric].unit === 'percent' ? 152 : 104,
    cell: (row) => <ChangeCell change={rowChange(metric, row, row[id])} />,
    saved: (row) => changeCell(rowChange(metric, row, row[id])),
  });
  if (changes === 'compared') return [column('before', t.change(terms.metric(metric, field)))];
  if (changes === 'none') return [];
  return [column('monthBefore', t.monthBefore), column('yearBefore', t.yearBefore)];
}

const rowChange = (metric: MetricKey, { measures }: BreakdownRow, before: Measures | undefined) =>
  before && changeOf(metric, METRICS[metric].of(measures), METRICS[metric].of(before));

const ChangeCell = ({ change }: { change: Change | undefined }) =>
  change ? <ChangeText change={change} /> : '—';

export function figureText(metric: MetricKey, measures: Measures, terms: TermTexts): string {
  const { of, unit } = METRICS[metric];
  const value = of(measures);
  return value === null ? '—' : terms.value(unit, value);
}

export const figureCell = (metric: MetricKey, measures: Measures): SheetCell =>
  metricCell(METRICS[metric].unit, METRICS[metric].of(measures));

/** Name of a figure with its unit: 净支出（元）. Counts have none, and percentages are formatted as such. */
export function unitHeader(metric: MetricKey, field: Field, terms: TermTexts): string {
  const { unit } = METRICS[metric];
  const name = terms.metric(metric, field);
  return unit === 'count' || unit === 'percent' ? name : terms.withUnit(name, terms.unit(unit, field));
}

/** A change as shown: percent, or percentage points. */
export function changeCell(change: Change | undefined): SheetCell {
  if (!change) return null;
  const signed = change.way === 'less' ? -change.amount : change.amount;
  return change.isPoints ? { number: signed, format: 'tenth' } : percentCell(signed);
}
