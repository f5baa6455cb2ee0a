import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { queryReportChange } from '../../../../src/contract/report/report';
import { CHANGE_PARTS, type ChangePart } from '../../../../src/domain/report/explain-change';
import type { Period } from '../../../../src/domain/report/period';
import { useCall } from '../../../../src/element/data/use-call';
import { Chart } from '../../../../src/ui/chart/Chart';
import { Disclosure } from '../../../../src/ui/layout/disclosure/Disclosure';
import { useIsPrinted } from '../../../../src/ui/layout/use-is-printed';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { ChartFrame } from '../charts/ChartFrame';
import type { Dashboard } from '../dashboard';
import { useCurrentFilter } from '../figures/use-figures';
import { REPORTS } from '../reports/reports';
import { metricCell } from '../terms/metric-cell';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf } from '../report-field';
import { ByProduct } from './ByProduct';
import { visibleParts } from './visible-parts';
import { explanationTexts } from './texts';

/**
 * Parts of the difference to the compared period, which add up to it. With several products, also the parts of each.
 */
export function WhyChanged({ dashboard, compared }: { dashboard: Dashboard; compared: Period }) {
  const t = useTexts(explanationTexts);
  const { titled } = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const isPrinting = useIsPrinted();
  const { report, filters } = useStore(dashboard.store);
  const { filter } = useCurrentFilter(dashboard);
  const field = fieldOf(REPORTS[report]);
  const { beginDate: comparedBeginDate, endDate: comparedEndDate } = compared;
  const found = useCall(
    queryReportChange,
    { ...filter, comparedBeginDate, comparedEndDate },
    { keepPrevious: true },
  );
  const change = found.data;
  const format = useCallback((value: number) => terms.value('fen', value), [terms]);
  const formatShort = useCallback((value: number) => terms.shortValue('fen', value), [terms]);
  const shown = useMemo(() => (change ? visibleParts(change) : CHANGE_PARTS), [change]);
  const categories = useMemo(() => shown.map((part) => t.part(part)), [shown, t]);
  const series = useMemo(
    () => (change ? [{ name: t.added, values: shown.map((part) => change.parts[part]) }] : []),
    [change, shown, t],
  );
  const title = titled(t.title, terms.unit('fen', field), terms.basis(filters.basis, field));
  return (
    <ChartFrame
      dashboard={dashboard}
      title={title}
      kind="bars"
      parts={CHANGE_PARTS.length}
      isCompared={false}
      found={found}
      isEmpty={change !== undefined && change.amount === 0 && change.comparedAmount === 0}
    >
      <Chart
        title={title}
        kind="bars"
        categories={categories}
        series={series}
        format={format}
        formatShort={formatShort}
        cell={(value) => metricCell('fen', value)}
        isSummed
        categoryName={t.reason}
      />
      {change && (
        <p className="rd-hint">
          {t.sum(
            format(change.comparedAmount),
            format(change.amount),
            format(Math.abs(change.amount - change.comparedAmount)),
            Math.sign(change.amount - change.comparedAmount),
          )}
        </p>
      )}
      {change && change.productList.length > 1 && <ByProduct change={change} shown={shown} />}
      {isPrinting ? (
        <Meanings parts={shown} />
      ) : (
        <Disclosure summary={t.meanings}>
          <Meanings parts={shown} />
        </Disclosure>
      )}
    </ChartFrame>
  );
}

function Meanings({ parts }: { parts: readonly ChangePart[] }) {
  const t = useTexts(explanationTexts);
  return (
    <dl className="rd-definitions">
      {parts.map((part) => (
        <div key={part}>
          <dt>{t.part(part)}</dt>
          <dd>{t.meaning(part)}</dd>
        </div>
      ))}
    </dl>
  );
}
