import { memo, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { queryReportFlow, type SpendFlow as Flow } from '../../../../src/contract/report/flow';
import { useCall } from '../../../../src/element/data/use-call';
import { Chart } from '../../../../src/ui/chart/Chart';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { partOfFlow } from '../facts/opened-part';
import { useCurrentFilter } from '../figures/use-figures';
import { REPORTS } from '../reports/reports';
import { metricCell } from '../terms/metric-cell';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf } from '../report-field';
import { ChartFrame } from './ChartFrame';
import { partsOf } from './flow-parts';

/** Maximum number that can be told apart; the rest is combined. */
const MOST_DEPARTMENTS = 6;
const MOST_ROUTES = 8;
const NONE: readonly Flow[] = [];

/** Flow of spend from departments to routes. Each pair opens the records behind it. */
export const SpendFlow = memo(function SpendFlow({ dashboard }: { dashboard: Dashboard }) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const format = useCallback((value: number) => terms.value('fen', value), [terms]);
  const formatShort = useCallback((value: number) => terms.shortValue('fen', value), [terms]);
  const { report, filters } = useStore(dashboard.store);
  const field = fieldOf(REPORTS[report]);
  const { filter } = useCurrentFilter(dashboard);
  const found = useCall(
    queryReportFlow,
    { ...filter, deptLimit: MOST_DEPARTMENTS, routeLimit: MOST_ROUTES },
    { keepPrevious: true },
  );
  const flowList = found.data?.flowList ?? NONE;
  const what = terms.metric('amount', field);
  const [dept, route] = [terms.part('department', field), terms.part('route', field)];
  const categoryName = t.fromTo(dept, route);
  const title = t.titled(
    t.flowOf(what, dept, route),
    terms.unit('fen', field),
    terms.basis(filters.basis, field),
  );
  const { flows, places, isTelling, categories } = useMemo(() => {
    const deptOf = ({ deptNO, deptName }: Flow) => (deptNO === null ? t.other : deptName || t.unnamed);
    const routeOf = (flow: Flow) => (flow.route === null ? t.other : flow.route || t.unnamed);
    const parts = partsOf(flowList, { dept: deptOf, route: routeOf });
    return {
      ...parts,
      categories: parts.flows.map((flow) => t.fromTo(deptOf(flow), routeOf(flow))),
    };
  }, [flowList, t]);
  const values = useMemo(() => flows.map(({ amount }) => amount), [flows]);
  const series = useMemo(() => [{ name: what, values }], [what, values]);
  // bars show the same in this case
  if (found.data && !isTelling) return null;
  return (
    <ChartFrame
      dashboard={dashboard}
      title={title}
      kind="flow"
      parts={0}
      isCompared={false}
      found={found}
      isEmpty={false}
    >
      <Chart
        title={title}
        kind="flow"
        places={places}
        categories={categories}
        series={series}
        format={format}
        formatShort={formatShort}
        cell={(value) => metricCell('fen', value)}
        isSummed
        categoryName={categoryName}
        onChoose={(at) => {
          const flow = flows[at];
          // the combined rest cannot be expressed as a filter of records
          if (!flow || flow.deptNO === null || flow.route === null) return;
          const flowPart = partOfFlow(flow.deptNO, flow.route);
          dashboard.drillDown({ part: flowPart, name: categories[at] ?? '', from: { chart: title } });
        }}
      />
    </ChartFrame>
  );
});
