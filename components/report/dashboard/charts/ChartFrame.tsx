import { useEffect, useRef, type ReactNode } from 'react';
import type { CallState } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import { isRefused } from '../../../../src/element/list/is-refused';
import { heightOf } from '../../../../src/ui/chart/picture';
import { EmptyState } from '../../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import type { ReportChart } from '../reports/report-type';
import { dashboardTexts } from '../texts';

interface Props {
  dashboard: Dashboard;
  title: string;
  kind: ReportChart['kind'];
  /** Expected number of categories, to estimate the height. */
  parts: number;
  isCompared: boolean;
  found: Pick<
    CallState<unknown>,
    'data' | 'error' | 'isFetching' | 'isPending' | 'isPlaceholderData' | 'refetch'
  >;
  isEmpty: boolean;
  children: ReactNode;
}

/** Kinds that always have a legend. */
const LEGENDS: ReadonlySet<ReportChart['kind']> = new Set(['share', 'map', 'calendar']);

/** Card of a chart. It reserves the chart's height while loading, and shows its empty or error state. */
export function ChartFrame({ dashboard, title, kind, parts, isCompared, found, isEmpty, children }: Props) {
  const t = useTexts(dashboardTexts);
  const errors = useTexts(errorTexts);
  const frame = useRef<HTMLDivElement>(null);
  // returns the focus to the chart from the records opened in it
  useEffect(() => {
    if (dashboard.store.getState().cameFrom === title && dashboard.takeReturn()) {
      frame.current?.querySelector('button')?.focus();
    }
  }, [dashboard, title]);
  if (found.data !== undefined && !isEmpty) {
    return (
      <div ref={frame} className="rd-card rd-chart" data-kind={kind} aria-busy={found.isFetching}>
        <div className={found.isPlaceholderData ? 'stale' : undefined}>{children}</div>
      </div>
    );
  }
  const one = { name: '', values: [] };
  const categories = Array.from({ length: parts }, () => '');
  const minHeight = heightOf({
    kind: kind === 'stack' ? 'columns' : kind,
    categories,
    series: isCompared ? [one, one] : [one],
  });
  return (
    <div className="rd-card rd-chart" data-kind={kind} aria-busy={found.isFetching}>
      <h2>{title}</h2>
      {/* reserves the space of the legend */}
      {found.isPending && (isCompared || LEGENDS.has(kind)) && <div className="rd-legend-place" />}
      <div className="rd-chart-place" style={isEmpty ? undefined : { minHeight }}>
        {found.error && !found.data && (
          <ErrorState
            message={t.failed(errors.of(found.error))}
            retrying={found.isFetching}
            onRetry={isRefused(found.error) ? undefined : () => void found.refetch()}
          />
        )}
        {isEmpty && <EmptyState title={t.nothingToDraw} />}
        {found.isPending && <div className="tp-skeleton" role="status" aria-label={t.loading} />}
      </div>
    </div>
  );
}
