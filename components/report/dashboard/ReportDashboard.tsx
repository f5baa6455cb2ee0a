import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ReportFilter } from '../../../src/contract/report/report';
import type { MetricKey } from '../../../src/domain/report/metrics';
import type { ViewProps } from '../../../src/element/host/view-props';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { useReturnTo } from '../../../src/ui/layout/focus/focus-return';
import { InPlace } from '../../../src/ui/layout/disclosure/InPlace';
import { useSteps } from '../../../src/ui/layout/tabs/use-steps';
import listPageCss from '../../../src/ui/table/list/list-page.css?inline';
import { SavedFilters } from '../../../src/ui/save/saved-filters';
import { SavedPage, SavedTables } from '../../../src/ui/save/saved-page';
import { useSheet } from '../../../src/ui/tokens/root';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { hasNoData } from './charts/chart-data';
import { Charts } from './charts/Charts';
import { Attention } from './attention/Attention';
import { createDashboard, type Dashboard, type Drill, type ReportAttributes } from './dashboard';
import { BreakdownTable } from './breakdown/BreakdownTable';
import type { reportDashboard } from './declaration';
import { WhyChanged } from './explanation/WhyChanged';
import { FactList } from './facts/FactList';
import type { RecordFilter } from './facts/record-filter';
import { recordFilterOf } from './facts/opened-part';
import { usePartName } from './facts/use-part-name';
import { FigureRow } from './figures/FigureRow';
import { useCompared, useFigures, useCurrentFilter } from './figures/use-figures';
import { permittedBreakdowns } from './filters/dimensions';
import { defaultsOf } from './filters/filters';
import { ReportFilterBar } from './filters/ReportFilterBar';
import { useFilterFacts } from './filters/use-filter-facts';
import { SavedReportFilters } from './filters/SavedReportFilters';
import { useScope } from './filters/use-scope';
import { LeadCost } from './leads/LeadCost';
import { PivotTable } from './pivot/PivotTable';
import { columnsByOf } from './pivot/sides';
import { PaperHead } from './paper/PaperHead';
import { MailedReport } from './mail/MailedReport';
import { ReportMails } from './mail/ReportMails';
import { useMailedSign } from './mail/use-mailed';
import type { Breakdown, Report } from './reports/report-type';
import { REPORTS } from './reports/reports';
import { dashboardTexts } from './texts';
import { fieldOf } from './report-field';
import { useOnValuesChange } from '../../../src/element/definition/react/use-on-values-change';

type ViewOf = ViewProps<typeof reportDashboard>;

export default function ReportDashboard(props: ViewOf) {
  const t = useTexts(dashboardTexts);
  useSheet(listPageCss);
  const { host, report } = props;
  const given = useReportAttributes(props);
  const dashboard = host.store<Dashboard>(() => createDashboard(host, report, given));
  const { drill, inPlace, report: shown } = useStore(dashboard.store);
  useAttributeChanges(dashboard, props, given);
  const scope = useScope();
  const mailed = useMailedSign(host.runtime);
  const { filter } = useCurrentFilter(dashboard);
  const facts = useFilterFacts(dashboard);
  const [tables] = useState(() => new SavedTables());
  const declared = REPORTS[shown];
  const choices = useMemo(
    () => permittedBreakdowns(declared.table?.by ?? [], scope ?? []),
    [declared, scope],
  );
  const chosen = useStore(dashboard.store, ({ filters }) => filters.groupBy);
  const by = choices.find((one) => one === chosen) ?? choices[0] ?? 'time';
  if (mailed.sign !== '') {
    return <MailedReport dashboard={dashboard} linkSign={mailed.sign} onDone={mailed.followed} />;
  }
  if (inPlace) {
    return <TargetInPlace host={host} target={inPlace} back={t.back} onBack={dashboard.backFromFiles} />;
  }
  const narrowed = drill && recordFilterOf(drill.part, filter);
  if (narrowed) {
    return (
      <InPlace back={t.back} onBack={dashboard.back}>
        {'row' in drill.from && <ReturnTo row={drill.from.row} />}
        <SavedFilters value={facts}>
          <PaperHead />
          <OpenedFacts dashboard={dashboard} drill={drill} filter={{ ...filter, ...narrowed }} />
        </SavedFilters>
      </InPlace>
    );
  }
  return (
    <div className="tp-list-page rd">
      <ReportFilterBar dashboard={dashboard} scope={scope} choices={choices} by={by} />
      {/* outside the filters, as these tools open forms of their own, and forms cannot be nested */}
      <div className="tp-list-tools">
        <SavedReportFilters dashboard={dashboard} />
        <ReportMails dashboard={dashboard} />
      </div>
      <SavedFilters value={facts}>
        <PaperHead />
        <SavedPage value={tables}>
          <Answer dashboard={dashboard} by={scope && by} choices={choices} />
        </SavedPage>
      </SavedFilters>
    </div>
  );
}

interface OpenedProps {
  dashboard: Dashboard;
  drill: Drill;
  filter: ReportFilter & RecordFilter;
}

/** Records behind one part of a figure. */
function OpenedFacts({ dashboard, drill, filter }: OpenedProps) {
  const { leads: _leads, classes: _classes, reasons: _reasons, apart: _apart, ...figures } = filter;
  const name = usePartName(dashboard, drill, figures);
  return <FactList dashboard={dashboard} filter={filter} missedOnly={false} of={name} />;
}

/** Returns the focus to the row that the records were opened from. */
function ReturnTo({ row }: { row: string }) {
  useReturnTo(row);
  return null;
}

/** Filters of the attributes, with a stable identity while the values are equal. */
function useReportAttributes(props: ViewOf): ReportAttributes {
  const { beginDate, endDate, basis, compare, granularity, groupBy, columnsBy, cells, metric } = props;
  const { factsOf, factsKind, factsSort, factsPage } = props;
  const filters = useMemo(
    () => ({ beginDate, endDate, basis, compare, granularity, groupBy, columnsBy, cells, metric }),
    [beginDate, endDate, basis, compare, granularity, groupBy, columnsBy, cells, metric],
  );
  return useMemo(
    () => ({ ...filters, factsOf, factsKind, factsSort, factsPage }),
    [filters, factsOf, factsKind, factsSort, factsPage],
  );
}

/** Applies changed attributes, and then emits the selections that another page has made. */
function useAttributeChanges(dashboard: Dashboard, props: ViewOf, given: ReportAttributes): void {
  const { report, departments, persons, costCenters, accountingEntities } = props;
  useOnValuesChange(() => dashboard.show(report, given), [dashboard, report, given]);
  useEffect(() => dashboard.follow(given), [dashboard, given]);
  useEffect(
    () => dashboard.followNumbers({ departments, persons, costCenters, accountingEntities }),
    [dashboard, departments, persons, costCenters, accountingEntities],
  );
  const isTold = useRef(false);
  useEffect(() => {
    if (!isTold.current) dashboard.tellShared();
    isTold.current = true;
  }, [dashboard]);
}

interface AnswerProps {
  dashboard: Dashboard;
  /** undefined until the dimensions of the user's scope are known. */
  by: Breakdown | undefined;
  choices: readonly Breakdown[];
}

/** Figures, charts and tables of the report, or the empty or error state. */
function Answer({ dashboard, by, choices }: AnswerProps) {
  const t = useTexts(dashboardTexts);
  const errors = useTexts(errorTexts);
  const { report, filters, today } = useStore(dashboard.store);
  const selections = useStore(dashboard.host.runtime.selections);
  const declared = REPORTS[report];
  const { figures } = declared;
  const field = fieldOf(declared);
  const { filter, compared } = useCurrentFilter(dashboard);
  const asked = { filter, groupBy: 'none' } as const;
  // the figures are requested first, without waiting for the page's initial requests
  const found = useFigures(asked, { early: true });
  const before = useCompared(asked, compared, { early: true });
  // without data in the compared period everything counts as new, so the change is not explained
  const isFirst = before !== undefined && hasNoData(before.total);
  if (found.error && !found.data) {
    return (
      <ErrorState
        message={t.failed(errors.of(found.error))}
        retrying={found.isFetching}
        onRetry={isRefused(found.error) ? undefined : () => void found.refetch()}
      />
    );
  }
  const now = found.data?.total;
  const isEmpty = now !== undefined && hasNoData(now);
  if (isEmpty && !found.isPlaceholderData) {
    const isUsual = JSON.stringify(filters) === JSON.stringify(defaultsOf(report, today));
    const isNarrowed = !isUsual || Object.values(selections).some((chosen) => chosen.length > 0);
    return (
      <EmptyState
        title={isNarrowed ? t.nothingNarrowed : t.nothing}
        action={isNarrowed && <Button onClick={dashboard.clear}>{t.clear}</Button>}
      />
    );
  }
  return (
    <>
      <FigureRow
        metrics={figures}
        field={field}
        basis={filters.basis}
        period={filters}
        compared={compared}
        now={now}
        before={before?.total}
        isStale={found.isPlaceholderData}
      />
      <Below dashboard={dashboard} by={by} choices={choices} isFirst={isFirst} />
    </>
  );
}

/** Charts and tables, rendered one after another so that they block neither the figures above nor the user's input. */
function Below({ dashboard, by, choices, isFirst }: AnswerProps & { isFirst: boolean }) {
  const { report, filters } = useStore(dashboard.store);
  const declared = REPORTS[report];
  const { charts, table, facts } = declared;
  const columns = useColumns(declared, filters.metric);
  const { filter, compared } = useCurrentFilter(dashboard);
  const steps = useSteps(charts.length + 3);
  const columnsBy = useColumnsBy(dashboard, by, choices);
  return (
    <>
      <Charts dashboard={dashboard} by={by} choices={choices} most={steps} />
      {declared.explainsChange && compared && !isFirst && steps > charts.length && (
        <WhyChanged dashboard={dashboard} compared={compared} />
      )}
      {declared.hasFindings && steps > charts.length && <Attention dashboard={dashboard} />}
      {declared.hasLeads && steps > charts.length && <LeadCost dashboard={dashboard} />}
      {declared.isFree && by && columnsBy && steps > charts.length && (
        <PivotTable dashboard={dashboard} by={by} columnsBy={columnsBy} />
      )}
      {table && by && steps > charts.length + 1 && (
        <BreakdownTable
          // each breakdown has a table of its own
          key={by}
          dashboard={dashboard}
          by={by}
          choices={declared.isFree ? [] : choices}
          metrics={columns}
          hasMonths={by === 'time' && table.hasMonthChanges === true}
        />
      )}
      {facts && steps > charts.length + 2 && (
        <FactList dashboard={dashboard} filter={filter} missedOnly={facts.missedOnly} />
      )}
    </>
  );
}

/** Dimension of the pivot's columns; undefined with a single dimension, or while the dimensions load. */
function useColumnsBy(dashboard: Dashboard, by: Breakdown | undefined, choices: readonly Breakdown[]) {
  const chosen = useStore(dashboard.store, ({ filters }) => filters.columnsBy);
  return by && columnsByOf(chosen, by, choices);
}

/** Columns of the table, the user's chosen figure first. */
function useColumns({ table, isFree }: Report, metric: MetricKey): readonly MetricKey[] {
  return useMemo(() => {
    const columns = table?.columns ?? [];
    return isFree ? [metric, ...columns.filter((one) => one !== metric)] : columns;
  }, [table, isFree, metric]);
}
