import { memo, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { isAdditive, METRICS, type MetricKey } from '../../../../src/domain/report/metrics';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { Chart } from '../../../../src/ui/chart/Chart';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { partOfRow } from '../facts/opened-part';
import { REPORTS } from '../reports/reports';
import { metricCell, timeCell } from '../terms/metric-cell';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf } from '../report-field';
import { ChartFrame } from './ChartFrame';
import { MOST_BARS } from './ranked';
import { useBudget } from './use-budget';
import { unitOf, useChart, type Drawn } from './use-chart';

interface Props extends Drawn {
  dashboard: Dashboard;
  /** True when the user may see the cost centres' budgets. */
  hasBudget: boolean;
}

/** Chart of figures broken down by time or a dimension. Each part opens the records behind it. */
export const ReportChart = memo(function ReportChart({
  dashboard,
  kind,
  by,
  metrics,
  most,
  hasBudget,
}: Props) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const { list } = useTexts(amountTexts);
  const { report, filters } = useStore(dashboard.store);
  const declared = REPORTS[report];
  const field = fieldOf(declared);
  const drawn = useChart(dashboard, { kind, by, metrics, most });
  const { found, rows, categories, granularity, hues } = drawn;
  const budget = useBudget(dashboard, { by, metrics, hasBudget }, drawn);
  const series = useMemo(() => [...drawn.series, ...budget.series], [drawn.series, budget.series]);
  const unit = unitOf(metrics);
  const format = useCallback((value: number) => terms.value(unit, value), [terms, unit]);
  const formatShort = useCallback((value: number) => terms.shortValue(unit, value), [terms, unit]);
  const what = list(metrics.map((one) => terms.metric(one, field)));
  const part = by === 'time' ? t.time : terms.part(by, field);
  const title = t.titled(
    by === 'time' ? t.byTime(granularity, what) : t.by(part, what),
    terms.unit(unit, field),
    terms.basis(filters.basis, field),
  );
  const count = found.data?.rowCount ?? 0;
  const isCut = by !== 'time' && by !== 'reason' && kind === 'bars' && count > rows.length;
  // a ranking has neither its further parts nor those of the compared period alone
  const isWhole =
    by === 'time' ||
    kind === 'share' ||
    (!isCut && filters.compare === 'none' && rows.length < (most ?? MOST_BARS));
  return (
    <ChartFrame
      dashboard={dashboard}
      title={title}
      kind={kind}
      parts={by === 'product' ? declared.products.length : (most ?? MOST_BARS)}
      isCompared={kind !== 'share' && filters.compare !== 'none'}
      found={found}
      isEmpty={
        found.data !== undefined && drawn.series.every(({ values }) => values.every((value) => !value))
      }
    >
      <Chart
        title={isCut ? t.top(title, rows.length, count) : title}
        kind={drawn.kind}
        hues={hues}
        categories={categories}
        series={series}
        format={format}
        formatShort={formatShort}
        cell={(value) => metricCell(unit, value)}
        categoryCells={by === 'time' ? drawn.keys.map(timeCell) : undefined}
        isSummed={isWhole && metrics.every(isAdditive)}
        limit={limitOf(metrics)}
        note={budget.note}
        categoryName={part}
        onChoose={(at) => {
          const row = rows[at];
          // the remainder of the whole has no records of its own to open
          if (!row) return;
          const part = partOfRow(by, row.key, granularity);
          dashboard.drillDown({ part, name: categories[at] ?? '', from: { chart: title } });
        }}
      />
    </ChartFrame>
  );
});

/** Upper limit of the axis: 100 for shares of a whole. */
const limitOf = (metrics: readonly MetricKey[]): number | undefined =>
  metrics.every((metric) => 'isShare' in METRICS[metric]) ? 100 : undefined;
