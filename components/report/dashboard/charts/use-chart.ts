import { useMemo } from 'react';
import { useStore } from 'zustand';
import { REPORT_ROWS, type ReportRow } from '../../../../src/contract/report/report';
import { METRICS, rankedBy, type MetricKey } from '../../../../src/domain/report/metrics';
import type { Granularity, Period } from '../../../../src/domain/report/period';
import { dateTexts } from '../../../../src/domain/texts/dates/texts';
import type { ChartSeries } from '../../../../src/ui/chart/Chart';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { granularityOf } from '../filters/filters';
import {
  useCompared,
  useFigures,
  useCurrentFilter,
  type Figures,
  type FiguresResult,
} from '../figures/use-figures';
import type { AxesChart, Breakdown } from '../reports/report-type';
import { REPORTS } from '../reports/reports';
import { termTexts, type TermTexts } from '../terms/texts';
import { dashboardTexts, type DashboardTexts } from '../texts';
import { fieldOf, type Field } from '../report-field';
import { fillPeriod, hasNoData, comparedByKey, productHue, valuesOf } from './chart-data';
import { rowName } from './part-names';
import { largestRows, MOST_BARS, sharesOf } from './ranked';

export interface Drawn {
  kind: AxesChart['kind'];
  by: Breakdown;
  metrics: readonly MetricKey[];
  /** Maximum number of bars of a ranking. */
  most?: number | undefined;
}

export interface ChartResult {
  /** Kind to draw: bars instead of shares when a part is negative. */
  kind: AxesChart['kind'];
  /** Hue of each category, where it has the same one on all charts. */
  hues: readonly number[] | undefined;
  found: FiguresResult;
  rows: readonly ReportRow[];
  categories: readonly string[];
  /** Keys of the categories, but for the rest of a whole. */
  keys: readonly string[];
  series: readonly ChartSeries[];
  granularity: Granularity;
}

/**
 * Data of a chart: named categories, and one series per figure and period. Lists keep their identity while their
 * content is equal.
 */
export function useChart(dashboard: Dashboard, { kind, by, metrics, most = MOST_BARS }: Drawn): ChartResult {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const dates = useTexts(dateTexts);
  const { report, filters } = useStore(dashboard.store);
  const field = fieldOf(REPORTS[report]);
  const granularity = granularityOf(filters);
  const { filter, compared } = useCurrentFilter(dashboard);
  const [metric = 'amount'] = metrics;
  const asked = {
    filter,
    groupBy: by === 'time' ? granularity : by,
    rowLimit: REPORT_ROWS,
    sortBy: rankedBy(metric),
  };
  const found = useFigures(asked);
  // shares of a whole have no comparison
  const compare = useCompared(asked, kind === 'share' ? undefined : compared);
  const before = compare && !hasNoData(compare.total) ? compare : undefined;
  const { beginDate, endDate } = filter;
  const period = useMemo(() => ({ beginDate, endDate }), [beginDate, endDate]);
  const { data } = found;
  const { rows, rest, isBelowZero } = useMemo(
    () => rowsOf(data, { kind, by, metrics, most, period, granularity }),
    [data, kind, by, metrics, most, period, granularity],
  );
  const [comparedBegin, comparedEnd] = [compared?.beginDate ?? '', compared?.endDate ?? ''];
  const against = useMemo(() => {
    if (!before) return undefined;
    const other = { beginDate: comparedBegin, endDate: comparedEnd };
    return by === 'time' ? fillPeriod(before.rowList, other, granularity) : comparedByKey(rows, before);
  }, [rows, before, by, granularity, comparedBegin, comparedEnd]);
  const categories = useMemo(() => {
    const names = rows.map((row) => rowName(row, by, granularity, { t, terms, dates }));
    if (rest !== 0) return [...names, t.other];
    // the compared period may have more rows
    const beyond = against?.slice(rows.length).flatMap((row) => row ?? []) ?? [];
    return [...names, ...beyond.map((row) => rowName(row, by, granularity, { t, terms, dates }))];
  }, [rows, rest, against, by, granularity, t, terms, dates]);
  const keys = [...rows, ...(against?.slice(rows.length) ?? [])].flatMap((row) => row?.key ?? []);
  const series = useMemo(
    () =>
      metrics.flatMap((one) =>
        seriesOf(one, { rows, rest, against, comparison: filters.compare }, { t, terms, field }),
      ),
    [rows, rest, against, metrics, filters.compare, t, terms, field],
  );
  const hues = useMemo(
    () => (by === 'product' ? rows.map(({ key }) => productHue(key)) : undefined),
    [rows, by],
  );
  return { kind: isBelowZero ? 'bars' : kind, hues, found, rows, categories, keys, series, granularity };
}

interface Parts extends Drawn {
  most: number;
  period: Period;
  granularity: Granularity;
}

/** Rows to draw, the remainder of the whole, and whether any share is negative. */
function rowsOf(
  data: Figures | undefined,
  { kind, by, metrics, most, period, granularity }: Parts,
): { rows: readonly ReportRow[]; rest: number; isBelowZero: boolean } {
  const [metric = 'amount'] = metrics;
  const alone = { rest: 0, isBelowZero: false };
  if (!data) return { rows: [], ...alone };
  if (by === 'time') return { rows: fillPeriod(data.rowList, period, granularity), ...alone };
  if (kind !== 'share') {
    // other reasons belong to other kinds of loss
    const isOfThese = ({ measures }: ReportRow) => metrics.some((one) => METRICS[one].of(measures));
    const rows = by === 'reason' ? data.rowList.filter(isOfThese) : data.rowList;
    return { rows: largestRows(rows, metric, most), ...alone };
  }
  const { parts, ...beside } = sharesOf(data.rowList, metric, data.total);
  return { rows: parts, ...beside };
}

interface Values {
  rows: readonly ReportRow[];
  rest: number;
  against: readonly (ReportRow | undefined)[] | undefined;
  comparison: string;
}

interface ChartLabels {
  t: DashboardTexts;
  terms: TermTexts;
  field: Field;
}

/** Series of a figure, and of the same figure in the compared period. */
function seriesOf(
  metric: MetricKey,
  { rows, rest, against, comparison }: Values,
  { t, terms, field }: ChartLabels,
): ChartSeries[] {
  const name = terms.metric(metric, field);
  const measures = rows.map((row) => row.measures);
  const now = { name, values: [...valuesOf(measures, metric), ...(rest !== 0 ? [rest] : [])] };
  if (!against) return [now];
  const compared = {
    name: t.comparedWith(name, comparison),
    values: valuesOf(
      against.map((row) => row?.measures),
      metric,
    ),
  };
  return [now, { ...compared, isCompared: true }];
}

export const unitOf = (metrics: readonly MetricKey[]) => METRICS[metrics[0] ?? 'amount'].unit;
