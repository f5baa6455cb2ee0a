import { memo, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Measures } from '../../../../src/contract/report/measures';
import { LEADS } from '../../../../src/contract/report/report';
import { Chart } from '../../../../src/ui/chart/Chart';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { useCompared, useFigures, useCurrentFilter } from '../figures/use-figures';
import type { AxesChart, Shares } from '../reports/report-type';
import { REPORTS } from '../reports/reports';
import { metricCell } from '../terms/metric-cell';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf } from '../report-field';
import { hasNoData, SHARES } from './chart-data';
import { ChartFrame } from './ChartFrame';

interface Props {
  dashboard: Dashboard;
  kind: AxesChart['kind'];
  of: Shares;
}

/** Distribution of bookings over lead times or classes. The totals contain it, so no breakdown is requested. */
export const SharesChart = memo(function SharesChart({ dashboard, kind, of }: Props) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const { report, filters } = useStore(dashboard.store);
  const field = fieldOf(REPORTS[report]);
  const { filter, compared } = useCurrentFilter(dashboard);
  const asked = { filter, groupBy: 'none' } as const;
  const found = useFigures(asked);
  const total = found.data?.total;
  const compare = useCompared(asked, compared)?.total;
  const before = compare && !hasNoData(compare) ? compare : undefined;
  const isLead = of === 'lead';
  const what = isLead ? terms.lead : terms.class(field);
  const title = t.titled(t.sharesOf(what), terms.unit('count', field), terms.basis(filters.basis, field));
  const categories = useMemo(
    () => SHARES[of].map((_, at) => (isLead ? terms.leadOf(at) : terms.classOf(at, field))),
    [of, isLead, terms, field],
  );
  const series = useMemo(() => {
    const name = terms.metric('bookings', field);
    const other = before && [
      { name: t.comparedWith(name, filters.compare), values: countsOf(of, before), isCompared: true },
    ];
    return total ? [{ name, values: countsOf(of, total) }, ...(other ?? [])] : [];
  }, [of, total, before, filters.compare, t, terms, field]);
  const format = useCallback((value: number) => terms.value('count', value), [terms]);
  const formatShort = useCallback((value: number) => terms.shortValue('count', value), [terms]);
  return (
    <ChartFrame
      dashboard={dashboard}
      title={title}
      kind={kind}
      parts={categories.length}
      isCompared={filters.compare !== 'none'}
      found={found}
      isEmpty={total !== undefined && countsOf(of, total).every((count) => count === 0)}
    >
      <Chart
        title={title}
        kind={kind}
        categories={categories}
        series={series}
        format={format}
        formatShort={formatShort}
        cell={(value) => metricCell('count', value)}
        isSummed
        categoryName={what}
        onChoose={(at) => {
          const key = isLead ? LEADS[at] : at + 1;
          const part = { by: of, key: `${key}` };
          dashboard.drillDown({ part, name: categories[at] ?? '', from: { chart: title } });
        }}
      />
    </ChartFrame>
  );
});

const countsOf = (of: Shares, sums: Measures): number[] => SHARES[of].map((measure) => sums[measure]);
