import { memo, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { queryReportPivot } from '../../../../src/contract/report/pivot';
import { REPORT_ROWS } from '../../../../src/contract/report/report';
import { partsOf } from '../../../../src/domain/report/period';
import { dateTexts } from '../../../../src/domain/texts/dates/texts';
import { useCall } from '../../../../src/element/data/use-call';
import { Chart } from '../../../../src/ui/chart/Chart';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { partOfRow } from '../facts/opened-part';
import { granularityOf } from '../filters/filters';
import { useCurrentFilter } from '../figures/use-figures';
import { REPORTS } from '../reports/reports';
import { metricCell, timeCell } from '../terms/metric-cell';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf } from '../report-field';
import { ChartFrame } from './ChartFrame';
import { timeName } from './part-names';

/** Net spend over time, stacked by product. Each period opens the records behind it. */
export const ProductStack = memo(function ProductStack({ dashboard }: { dashboard: Dashboard }) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const dates = useTexts(dateTexts);
  const format = useCallback((value: number) => terms.value('fen', value), [terms]);
  const formatShort = useCallback((value: number) => terms.shortValue('fen', value), [terms]);
  const { report, filters } = useStore(dashboard.store);
  const { products } = REPORTS[report];
  const field = fieldOf(REPORTS[report]);
  const { filter } = useCurrentFilter(dashboard);
  const granularity = granularityOf(filters);
  const found = useCall(
    queryReportPivot,
    { ...filter, rowsBy: granularity, columnsBy: 'product', figure: 'amount', pageSize: REPORT_ROWS },
    { keepPrevious: true },
  );
  const { beginDate, endDate } = filter;
  const keys = useMemo(() => partsOf({ beginDate, endDate }, granularity), [beginDate, endDate, granularity]);
  const categories = useMemo(
    () => keys.map((key) => timeName(key, granularity, { t, dates })),
    [keys, granularity, t, dates],
  );
  const { data } = found;
  const series = useMemo(() => {
    const rows = new Map(data?.rowList.map((row) => [row.key, row]));
    // a product has the same hue regardless of the other products
    return products.map((product) => {
      const at = data?.columnList.findIndex(({ key }) => key === product) ?? -1;
      return { name: terms.product(product), values: keys.map((key) => rows.get(key)?.cells[at] ?? 0) };
    });
  }, [data, products, keys, terms]);
  const what = t.byTime(granularity, terms.metric('amount', field));
  const title = t.titled(t.stackOf(what), terms.unit('fen', field), terms.basis(filters.basis, field));
  return (
    <ChartFrame
      dashboard={dashboard}
      title={title}
      kind="stack"
      parts={keys.length}
      isCompared
      found={found}
      isEmpty={data?.rowCount === 0}
    >
      <Chart
        title={title}
        kind="columns"
        isStacked
        categories={categories}
        series={series}
        format={format}
        formatShort={formatShort}
        cell={(value) => metricCell('fen', value)}
        categoryCells={keys.map(timeCell)}
        isSummed
        categoryName={t.time}
        onChoose={(at) => {
          const key = keys[at];
          if (key === undefined) return;
          const part = partOfRow('time', key, granularity);
          dashboard.drillDown({ part, name: categories[at] ?? '', from: { chart: title } });
        }}
      />
    </ChartFrame>
  );
});
