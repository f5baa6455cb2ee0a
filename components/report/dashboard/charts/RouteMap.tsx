import { memo, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { CITIES, queryCityCoordinates } from '../../../../src/contract/report/city-coordinates';
import { REPORT_ROWS } from '../../../../src/contract/report/report';
import { METRICS, rankedBy, type MetricKey } from '../../../../src/domain/report/metrics';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { useCall } from '../../../../src/element/data/use-call';
import { Chart } from '../../../../src/ui/chart/Chart';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { partOfRoutes } from '../facts/opened-part';
import { useFigures, useCurrentFilter } from '../figures/use-figures';
import { REPORTS } from '../reports/reports';
import { metricCell } from '../terms/metric-cell';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf } from '../report-field';
import { ChartFrame } from './ChartFrame';
import { citiesOf, splitByMap, pairsOf, type RoutePair } from './route-pairs';

/** Maximum number of routes named in the note on those outside the map. */
const NAMED = 3;

/** Map of flights, with both directions of a route combined. Each line opens the records behind it. */
export const RouteMap = memo(function RouteMap({
  dashboard,
  metric,
}: {
  dashboard: Dashboard;
  metric: MetricKey;
}) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const { list } = useTexts(amountTexts);
  const { report, filters } = useStore(dashboard.store);
  const field = fieldOf(REPORTS[report]);
  const { found, coordinates, pairs } = usePairs(dashboard, metric);
  const { shown, lines, others } = useMemo(() => {
    const cities = coordinates.data?.cityList ?? [];
    return splitByMap(
      pairs,
      new Map(cities.map(({ cityName, ...at }) => [cityName, { name: cityName, ...at }])),
    );
  }, [pairs, coordinates.data]);
  const { unit } = METRICS[metric];
  const what = terms.metric(metric, field);
  const [unitName, part] = [terms.unit(unit, field), terms.part('route', field)];
  const title = t.titled(t.mapOf(what), unitName, terms.basis(filters.basis, field));
  const format = useCallback((value: number) => terms.value(unit, value), [terms, unit]);
  const formatShort = useCallback((value: number) => terms.shortValue(unit, value), [terms, unit]);
  const all = useMemo(() => [...shown, ...others], [shown, others]);
  const nameOf = useCallback(
    ({ from, to }: RoutePair) => (to === '' ? from || t.unnamed : t.pair(from, to)),
    [t],
  );
  const categories = useMemo(() => all.map(nameOf), [all, nameOf]);
  const places = useMemo(() => ({ kind: 'map' as const, lines }), [lines]);
  const series = useMemo(
    () => [{ name: terms.metric(metric, field), values: all.map(({ value }) => value) }],
    [terms, metric, field, all],
  );
  const sum = others.reduce((before, { value }) => before + value, 0);
  const waitsFor = pairs.length > 0 ? coordinates : found;
  return (
    <ChartFrame
      dashboard={dashboard}
      title={title}
      kind="map"
      parts={0}
      isCompared={false}
      found={{
        data: waitsFor.data,
        error: waitsFor.error,
        isFetching: found.isFetching || coordinates.isFetching,
        isPending: waitsFor.isPending,
        isPlaceholderData: found.isPlaceholderData || coordinates.isPlaceholderData,
        refetch: waitsFor.refetch,
      }}
      isEmpty={found.data !== undefined && pairs.length === 0}
    >
      <Chart
        title={title}
        kind="map"
        places={places}
        categories={categories}
        series={series}
        format={format}
        formatShort={formatShort}
        cell={(value) => metricCell(unit, value)}
        isSummed
        categoryName={part}
        note={
          others.length === 0
            ? undefined
            : t.offMap(
                others.length,
                unit === 'count' ? `${format(sum)} ${unitName}` : format(sum),
                list(others.slice(0, NAMED).map(nameOf)),
                others.length > NAMED,
              )
        }
        onChoose={(at) => {
          const between = partOfRoutes(all[at]?.routes ?? []);
          dashboard.drillDown({ part: between, name: categories[at] ?? '', from: { chart: title } });
        }}
      />
    </ChartFrame>
  );
});

/** Routes with both directions combined, and the positions of their cities. */
function usePairs(dashboard: Dashboard, metric: MetricKey) {
  const { filter } = useCurrentFilter(dashboard);
  const found = useFigures({ filter, groupBy: 'route', rowLimit: REPORT_ROWS, sortBy: rankedBy(metric) });
  const { data } = found;
  const pairs = useMemo(() => pairsOf(data?.rowList ?? [], metric), [data, metric]);
  const cityNameList = useMemo(() => citiesOf(pairs).slice(0, CITIES), [pairs]);
  const coordinates = useCall(queryCityCoordinates, cityNameList.length > 0 ? { cityNameList } : undefined, {
    keepPrevious: true,
  });
  return { found, coordinates, pairs };
}
