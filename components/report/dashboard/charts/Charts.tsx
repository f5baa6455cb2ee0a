import { useMemo } from 'react';
import { useStore } from 'zustand';
import { PERMISSION_RANGE } from '../../../../src/contract/data-permission/data-permission';
import type { Dashboard } from '../dashboard';
import { permittedBreakdowns } from '../filters/dimensions';
import { granularityOf } from '../filters/filters';
import { useRange, useScope } from '../filters/use-scope';
import type { AxesChart, Breakdown, ReportChart as Declared } from '../reports/report-type';
import { REPORTS } from '../reports/reports';
import { METRICS, type MetricKey } from '../../../../src/domain/report/metrics';
import { DayCalendar } from './DayCalendar';
import { ProductStack } from './ProductStack';
import { ReportChart } from './ReportChart';
import { RouteMap } from './RouteMap';
import { SharesChart } from './SharesChart';
import { SpendFlow } from './SpendFlow';

interface Props {
  dashboard: Dashboard;
  /** Dimension chosen by the user; undefined until the scope is known. */
  by: Breakdown | undefined;
  choices: readonly Breakdown[];
  /** Number of charts to render so far. */
  most: number;
}

/** Main chart of the report, and those beside it. */
export function Charts({ dashboard, by, choices, most }: Props) {
  const { report, filters } = useStore(dashboard.store);
  const { charts } = REPORTS[report];
  const granularity = granularityOf(filters);
  const chosen = useMemo(() => [filters.metric], [filters.metric]);
  const hasDepartments = permittedBreakdowns(['department'], useScope() ?? []).length > 0;
  const isWhole = useRange() === PERMISSION_RANGE.enterprise;
  const isThere = (chart: Declared): boolean => {
    if (chart.kind === 'flow') return hasDepartments;
    return chart.by !== 'department' && chart.by !== 'person' ? true : choices.includes(chart.by);
  };
  const shown = charts.slice(0, most).filter(isThere);
  if (shown.length === 0) return null;
  return (
    <div className="rd-charts" part="charts">
      {shown.map((chart) => {
        const key = `${chart.kind} ${chart.by} ${String(chart.metrics)}`;
        switch (chart.kind) {
          case 'map':
            return <RouteMap key={key} dashboard={dashboard} metric={chart.metrics[0]} />;
          case 'calendar':
            return <DayCalendar key={key} dashboard={dashboard} metric={chart.metrics[0]} />;
          case 'stack':
            return <ProductStack key={key} dashboard={dashboard} />;
          case 'flow':
            return <SpendFlow key={key} dashboard={dashboard} />;
        }
        if (chart.by === 'lead' || chart.by === 'class') {
          return <SharesChart key={key} dashboard={dashboard} kind={chart.kind} of={chart.by} />;
        }
        const part = chart.by === 'chosen' ? by : chart.by;
        if (part === undefined) return null;
        return (
          <ReportChart
            // the state of a chart does not carry over to another breakdown
            key={`${key} ${part} ${part === 'time' ? granularity : ''}`}
            dashboard={dashboard}
            kind={chart.by === 'chosen' && part === 'time' ? timeKind(filters.metric) : chart.kind}
            by={part}
            most={chart.most}
            metrics={chart.metrics === 'chosen' ? chosen : chart.metrics}
            hasBudget={isWhole && REPORTS[report].hasBudget === true}
          />
        );
      })}
    </div>
  );
}

const AVERAGES: readonly MetricKey[] = ['averageFare', 'averageNight', 'averageDiscount', 'averageLead'];

/** Chart kind over time: columns for sums, a line for values that cannot be added up. */
const timeKind = (metric: MetricKey): AxesChart['kind'] =>
  METRICS[metric].unit === 'percent' || AVERAGES.includes(metric) ? 'line' : 'columns';
