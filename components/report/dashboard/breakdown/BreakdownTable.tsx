import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Measures } from '../../../../src/contract/report/measures';
import { METRICS, type MetricKey } from '../../../../src/domain/report/metrics';
import { errorTexts } from '../../../../src/element/errors/texts';
import { isRefused } from '../../../../src/element/list/is-refused';
import { chosenColumns, useTablePreferences } from '../../../../src/element/list/table-preferences';
import { Button } from '../../../../src/ui/button/Button';
import { EmptyState } from '../../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { Field } from '../../../../src/ui/field/Field';
import { Select } from '../../../../src/ui/field/combobox/Select';
import { useFocusReturn } from '../../../../src/ui/layout/focus/focus-return';
import { useSavedFilters } from '../../../../src/ui/save/saved-filters';
import { SaveMenu } from '../../../../src/ui/save/SaveMenu';
import { DataTable, type Column, type Sort } from '../../../../src/ui/table/DataTable';
import { tableSheet } from '../../../../src/ui/table/table-sheet';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { partOfRow } from '../facts/opened-part';
import { granularityOf } from '../filters/filters';
import type { Breakdown } from '../reports/report-type';
import { pagePathOf, REPORTS } from '../reports/reports';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf } from '../report-field';
import { columnsFor, figureCell, figureText, type BreakdownRow } from './columns';
import { sorted } from './rows';
import { useBreakdown } from './use-breakdown';

/** Rows shown initially, for a ranking. */
const FIRST_ROWS = 20;
/** Rows shown initially, for time: a month by day or a year by week. */
const FIRST_TIMES = 62;
/** Above this number of rows only the visible ones are rendered. */
const MANY = 100;

interface Props {
  dashboard: Dashboard;
  by: Breakdown;
  /** Other dimensions to choose from. */
  choices: readonly Breakdown[];
  metrics: readonly MetricKey[];
  hasMonths: boolean;
}

/** Table of a breakdown with the figures in columns. Each row opens the records behind it. */
export function BreakdownTable({ dashboard, by, choices, metrics, hasMonths }: Props) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const { report, filters, cameFrom } = useStore(dashboard.store);
  const field = fieldOf(REPORTS[report]);
  const granularity = hasMonths ? 'month' : granularityOf(filters);
  const { found, rows } = useBreakdown(dashboard, by, granularity, hasMonths);
  const isTime = by === 'time';
  const changes = hasMonths ? 'months' : filters.compare === 'none' ? 'none' : 'compared';
  const part = isTime ? t.time : terms.part(by, field);
  const columns = useMemo(
    () => columnsFor({ part, isTime, metrics, field, changes }, { t, terms }),
    [part, isTime, metrics, field, changes, t, terms],
  );
  const title = t.titled(t.tableOf(part), '', terms.basis(filters.basis, field));
  return (
    <div className="rd-card" part="table">
      <div className="rd-card-head">
        <h2>{title}</h2>
        {choices.length > 1 && (
          <Field label={t.groupBy} layout="beside">
            <Select
              value={by}
              options={choices.map((one) => ({
                value: one,
                label: one === 'time' ? t.time : terms.part(one, field),
              }))}
              onChange={(groupBy) => dashboard.filter({ groupBy })}
            />
          </Field>
        )}
      </div>
      <Rows
        label={title}
        path={dashboard.host.runtime.page || pagePathOf(report)}
        columns={columns}
        rows={rows}
        found={found}
        isReturnedTo={cameFrom === ''}
        first={isTime ? FIRST_TIMES : FIRST_ROWS}
        onDrill={(row) =>
          dashboard.drillDown({
            part: partOfRow(by, row.key, granularity),
            name: row.name,
            from: { row: row.key },
          })
        }
      />
      {hasMonths && <p className="rd-hint">{t.monthsHint}</p>}
    </div>
  );
}

interface RowsProps {
  label: string;
  path: string;
  columns: readonly Column<BreakdownRow>[];
  rows: readonly BreakdownRow[];
  found: ReturnType<typeof useBreakdown>['found'];
  /** True when the user returns from records opened in this table, and not in a chart. */
  isReturnedTo: boolean;
  /** Number of rows shown initially. */
  first: number;
  onDrill(row: BreakdownRow): void;
}

function Rows({ label, path, columns, rows, found, isReturnedTo, first, onDrill }: RowsProps) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const errors = useTexts(errorTexts);
  const preferences = useTablePreferences(path, columns);
  const facts = useSavedFilters();
  const [sort, setSort] = useState<Sort>();
  const [most, setMost] = useState(first);
  const list = useRef<HTMLDivElement>(null);
  useFocusReturn(list, found.data !== undefined && isReturnedTo);
  const { data, error } = found;
  const shown = useMemo(() => sorted(rows, sort), [rows, sort]);
  const drawn = shown.slice(0, most);
  // the gateway limits the rows, and `rowCount` does not count periods without data
  const all = Math.max(data?.rowCount ?? 0, shown.length);
  const withTotals = useMemo(
    () => totalled(preferences.columns, data?.total, t.total, (key, sums) => figureText(key, sums, terms)),
    [preferences.columns, data, t, terms],
  );
  if (error && !data) {
    return (
      <ErrorState
        message={t.failed(errors.of(error))}
        retrying={found.isFetching}
        onRetry={isRefused(error) ? undefined : () => void found.refetch()}
      />
    );
  }
  return (
    <div ref={list} className="rd-rows" tabIndex={-1}>
      {data && shown.length > 0 && (
        <SaveMenu
          title={label}
          sheetOf={() =>
            tableSheet({
              title: label,
              filters: all > shown.length ? [...facts, [label, t.shown(shown.length, all)]] : facts,
              columns: withTotals.filter(({ id }) => !preferences.hidden.includes(id)),
              rows: shown,
            })
          }
        />
      )}
      <DataTable
        label={label}
        framed={false}
        columns={withTotals}
        rows={drawn}
        rowKey={(row) => row.key}
        rowActions={(row) => (
          <Button size="small" variant="text" aria-label={t.detailOf(row.name)} onClick={() => onDrill(row)}>
            {t.detail}
          </Button>
        )}
        sort={sort}
        onSortChange={setSort}
        {...chosenColumns(preferences)}
        loading={found.isPending || found.isPlaceholderData}
        skeletonRows={8}
        virtual={most > MANY}
        empty={<EmptyState title={t.nothing} />}
      />
      {data && all > drawn.length && <p className="rd-hint">{t.shown(drawn.length, all)}</p>}
      {shown.length > most && (
        <Button variant="text" onClick={() => setMost(shown.length)}>
          {t.showAll(shown.length)}
        </Button>
      )}
    </div>
  );
}

/** Columns with the totals of all rows. */
function totalled(
  columns: readonly Column<BreakdownRow>[],
  total: Measures | undefined,
  name: string,
  text: (metric: MetricKey, sums: Measures) => string,
): Column<BreakdownRow>[] {
  const isMetric = (id: string): id is MetricKey => id in METRICS;
  return columns.map((column) => {
    const { id } = column;
    if (total === undefined) return column;
    if (!isMetric(id)) return { ...column, total: id === 'name' ? name : '' };
    return { ...column, total: text(id, total), savedTotal: figureCell(id, total) };
  });
}
