import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { queryReportPivot, type PivotSide } from '../../../../src/contract/report/pivot';
import { isAdditive, METRICS } from '../../../../src/domain/report/metrics';
import { useCall } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import { ExportBar } from '../../../../src/element/export/ExportBar';
import { isRefused } from '../../../../src/element/list/is-refused';
import { EmptyState } from '../../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { Segmented } from '../../../../src/ui/field/choice/Segmented';
import { Pagination } from '../../../../src/ui/table/list/Pagination';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { granularityOf } from '../filters/filters';
import { useCurrentFilter } from '../figures/use-figures';
import { useReturnFocus } from '../figures/use-return-focus';
import type { Breakdown } from '../reports/report-type';
import { REPORTS } from '../reports/reports';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf } from '../report-field';
import { PivotGrid } from './PivotGrid';

const PAGE_SIZE = 20;
/** Maximum number of separate columns; the rest is combined. */
const MOST_COLUMNS = 12;

interface Props {
  dashboard: Dashboard;
  by: Breakdown;
  columnsBy: Breakdown;
}

/** Pivot of the chosen figure over two dimensions. Each cell opens the records behind it. */
export function PivotTable({ dashboard, by, columnsBy }: Props) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const errors = useTexts(errorTexts);
  const { report, filters } = useStore(dashboard.store);
  const field = fieldOf(REPORTS[report]);
  const { metric } = filters;
  const { filter } = useCurrentFilter(dashboard);
  const granularity = granularityOf(filters);
  // reasons are excluded, as these reports do not offer them as a breakdown
  const sideOf = (side: Breakdown) => (side === 'time' ? granularity : side) as PivotSide;
  const query = {
    ...filter,
    rowsBy: sideOf(by),
    columnsBy: sideOf(columnsBy),
    figure: metric,
    columnLimit: MOST_COLUMNS,
  };
  const [turned, setTurned] = useState({ of: '', page: 1 });
  const asked = JSON.stringify(query);
  const page = turned.of === asked ? turned.page : 1;
  const found = useCall(
    queryReportPivot,
    { ...query, pageIndex: page, pageSize: PAGE_SIZE },
    { keepPrevious: true },
  );
  const { data, error } = found;
  const list = useRef<HTMLDivElement>(null);
  const nameOf = (side: Breakdown) => (side === 'time' ? t.time : terms.part(side, field));
  const title = t.titled(
    t.pivotOf(nameOf(by), nameOf(columnsBy), terms.metric(metric, field)),
    terms.unit(METRICS[metric].unit, field),
    terms.basis(filters.basis, field),
  );
  useReturnFocus(dashboard, title, list, data !== undefined);
  const hasShares = isAdditive(metric);
  return (
    <section className="rd-card" part="pivot" aria-label={title} aria-busy={found.isFetching}>
      <header className="rd-card-head">
        <h2>{title}</h2>
        {hasShares && (
          <Segmented
            label={t.cells}
            options={(['', 'share'] as const).map((value) => ({ value, label: t.cellsOf(value) }))}
            value={filters.cells}
            onChange={(cells) => dashboard.filter({ cells })}
          />
        )}
        {data && data.rowCount > 0 && (
          <ExportBar kind="travel-pivot" query={query} onShowFiles={dashboard.showDownloads} />
        )}
      </header>
      <div ref={list} className="rd-rows" tabIndex={-1}>
        {error && !data && (
          <ErrorState
            message={t.failed(errors.of(error))}
            retrying={found.isFetching}
            onRetry={isRefused(error) ? undefined : () => void found.refetch()}
          />
        )}
        {found.isPending && (
          <div className="tp-skeleton rd-pivot-waiting" role="status" aria-label={t.loading} />
        )}
        {data?.rowCount === 0 && <EmptyState title={t.nothing} />}
        {data && data.rowCount > 0 && (
          <PivotGrid
            dashboard={dashboard}
            title={title}
            pivot={data}
            sides={{ by, columnsBy }}
            isShare={hasShares && filters.cells === 'share'}
            isStale={found.isPlaceholderData}
          />
        )}
        {data && data.columnCount > MOST_COLUMNS && (
          <p className="rd-hint">{t.columnsCut(MOST_COLUMNS, data.columnCount)}</p>
        )}
        {data && data.rowCount > PAGE_SIZE && (
          <Pagination
            page={page}
            pageSize={PAGE_SIZE}
            total={data.rowCount}
            onChange={(next) => setTurned({ of: asked, page: next })}
          />
        )}
      </div>
    </section>
  );
}
