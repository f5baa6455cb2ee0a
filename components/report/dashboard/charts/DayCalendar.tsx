import { memo, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { queryHolidayList } from '../../../../src/contract/flight-booking/places';
import { REPORT_ROWS } from '../../../../src/contract/report/report';
import { METRICS, rankedBy, type MetricKey } from '../../../../src/domain/report/metrics';
import { mondayOf } from '../../../../src/domain/report/period';
import { addDays } from '../../../../src/domain/shanghai-time';
import { dateTexts } from '../../../../src/domain/texts/dates/texts';
import { useCall } from '../../../../src/element/data/use-call';
import { Chart } from '../../../../src/ui/chart/Chart';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { partOfRow } from '../facts/opened-part';
import { useFigures, useCurrentFilter } from '../figures/use-figures';
import { REPORTS } from '../reports/reports';
import { metricCell, timeCell } from '../terms/metric-cell';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf } from '../report-field';
import { fillPeriod, valuesOf } from './chart-data';
import { ChartFrame } from './ChartFrame';
import { lastYearOf } from './last-year';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Calendar heat map of a figure by day, with public holidays marked. Each day opens the records behind it. */
export const DayCalendar = memo(function DayCalendar({
  dashboard,
  metric,
}: {
  dashboard: Dashboard;
  metric: MetricKey;
}) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const { report, filters } = useStore(dashboard.store);
  const field = fieldOf(REPORTS[report]);
  const { filter } = useCurrentFilter(dashboard);
  const { beginDate, endDate } = lastYearOf(filter);
  const period = useMemo(() => ({ beginDate, endDate }), [beginDate, endDate]);
  const found = useFigures({
    filter: { ...filter, ...period },
    groupBy: 'day',
    rowLimit: REPORT_ROWS,
    sortBy: rankedBy(metric),
  });
  const { data } = found;
  const rows = useMemo(() => fillPeriod(data?.rowList ?? [], period, 'day'), [data, period]);
  const days = useMemo(() => rows.map(({ key }) => key), [rows]);
  const { categories, places } = useDays(days);
  const what = terms.metric(metric, field);
  const values = useMemo(
    () =>
      valuesOf(
        rows.map(({ measures }) => measures),
        metric,
      ),
    [rows, metric],
  );
  const { unit } = METRICS[metric];
  const title = t.titled(t.byTime('day', what), terms.unit(unit, field), terms.basis(filters.basis, field));
  const format = useCallback((value: number) => terms.value(unit, value), [terms, unit]);
  const formatShort = useCallback((value: number) => terms.shortValue(unit, value), [terms, unit]);
  const series = useMemo(
    () => [{ name: terms.metric(metric, field), values }],
    [metric, field, values, terms],
  );
  return (
    <ChartFrame
      dashboard={dashboard}
      title={title}
      kind="calendar"
      parts={days.length}
      isCompared={false}
      found={found}
      isEmpty={data !== undefined && values.every((value) => !value)}
    >
      <Chart
        title={title}
        kind="calendar"
        places={places}
        categories={categories}
        series={series}
        format={format}
        formatShort={formatShort}
        cell={(value) => metricCell(unit, value)}
        categoryCells={days.map(timeCell)}
        isSummed
        categoryName={t.date}
        note={beginDate === filter.beginDate ? undefined : t.lastYear(beginDate, endDate)}
        onChoose={(at) => {
          const part = partOfRow('time', days[at] ?? '', 'day');
          dashboard.drillDown({ part, name: categories[at] ?? '', from: { chart: title } });
        }}
      />
    </ChartFrame>
  );
});

/** Names of days, with their holidays. Without holiday data nothing is marked. */
function useDays(days: readonly string[]) {
  const t = useTexts(dashboardTexts);
  const dates = useTexts(dateTexts);
  const { data: calendar } = useCall(queryHolidayList, {}, { quiet: true });
  return useMemo(() => {
    const holidays = new Map(
      (calendar ?? []).filter(({ type }) => type === 'holiday').map(({ date, name }) => [date, name]),
    );
    const monday = mondayOf(days[0] ?? '1970-01-05');
    return {
      categories: days.map((day) => t.dayOf(dates.date(day), dates.weekday(day), holidays.get(day) ?? '')),
      places: {
        kind: 'calendar' as const,
        days,
        off: new Set(holidays.keys()),
        offName: t.holiday,
        weekdays: WEEK.map((day) => dates.weekday(addDays(monday, day))),
        monthName: t.monthOf,
      },
    };
  }, [days, calendar, t, dates]);
}
