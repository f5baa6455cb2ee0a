import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import {
  FACT_KINDS,
  queryReportFacts,
  type FactKind,
  type ReportFilter,
} from '../../../../src/contract/report/report';
import { useCall, type CallState } from '../../../../src/element/data/use-call';
import { ExportBar } from '../../../../src/element/export/ExportBar';
import { PagedTable } from '../../../../src/element/list/PagedTable';
import { useTablePreferences } from '../../../../src/element/list/table-preferences';
import { Segmented } from '../../../../src/ui/field/choice/Segmented';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { REPORTS } from '../reports/reports';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf, type Field } from '../report-field';
import { columnsFor } from './columns';
import type { FactSorting } from './fact-list-state';
import type { RecordFilter } from './record-filter';
import { factTexts } from './texts';

/** Path of the table preferences, one per product across all reports, so that the user arranges the table once. */
const pathOf = (field: Field, lookedAtFor: '' | '/missed' | '/reason'): string =>
  `/travelReport/facts/${field}${lookedAtFor}`;
const PAGE_SIZE = 20;
const BY_DATE: FactSorting = { field: 'date', order: 'desc' };
const BY_MISSED: FactSorting = { field: 'missedSaving', order: 'desc' };

interface Props {
  dashboard: Dashboard;
  filter: ReportFilter & RecordFilter;
  /** Restricts the records to bookings above the lowest fare. */
  missedOnly: boolean;
  /** Name of the part that the records belong to; undefined for all, or while loading. */
  of?: string | undefined;
}

/** Tickets, stays and rides behind the figures, page by page. */
export function FactList({ dashboard, filter, missedOnly, of }: Props) {
  const t = useTexts(dashboardTexts);
  const f = useTexts(factTexts);
  const terms = useTexts(termTexts);
  const { report, filters, list } = useStore(dashboard.store);
  const field = fieldOf(REPORTS[report]);
  const { page, sort = missedOnly ? BY_MISSED : BY_DATE } = list;
  const isOfReason = filter.reasons !== undefined;
  const basis = terms.basis(filters.basis, field);
  const columns = useMemo(
    () => columnsFor({ field, basis, isOfMissed: missedOnly, isOfReason }, { f, terms }),
    [field, basis, missedOnly, isOfReason, f, terms],
  );
  const preferences = useTablePreferences(
    pathOf(field, missedOnly ? '/missed' : isOfReason ? '/reason' : ''),
    columns,
  );
  const pageSize = preferences.pageSize || PAGE_SIZE;
  const kinds = kindsOf(filters.basis, missedOnly);
  // a kind that does not occur with this date basis is ignored
  const kind = kinds.find((one) => one === list.kind) ?? '';
  const body = {
    ...filter,
    kinds: kind === '' ? [] : [kind],
    missedOnly,
    sort: sort.field,
    order: sort.order,
    pageIndex: page,
    pageSize,
  };
  const found = useCall(queryReportFacts, preferences.settled ? body : undefined, { keepPrevious: true });
  const total = found.data?.total ?? 0;
  useLastPage(dashboard, found, { page, pageSize });
  const all = missedOnly ? f.missed(field) : f.all(field);
  const title = t.titled(of === undefined ? all : t.factsOf(of, all), terms.unit('fen', field), basis);
  return (
    <section className="rd-facts" aria-label={title}>
      <header className="rd-card-head">
        <h2>{title}</h2>
        {kinds.length > 1 && (
          <Segmented
            label={f.kind}
            options={[
              { value: '', label: f.allKinds },
              ...kinds.map((one) => ({ value: one, label: f.kindOf(one, filter.products[0] ?? 'flight') })),
            ]}
            value={kind}
            onChange={dashboard.filterFacts}
          />
        )}
        {total > 0 && <ExportBar kind="travel-fact" query={body} onShowFiles={dashboard.showDownloads} />}
      </header>
      <PagedTable
        noun={f.fact(field)}
        found={found}
        rows={found.data?.factList ?? []}
        total={total}
        rowKey={(fact) => `${fact.factNo}`}
        table={{ preferences, isReady: preferences.settled }}
        state={{ filters: { filter, kind }, page, pageSize, sort }}
        listing={{
          goTo: dashboard.turnTo,
          setSort: dashboard.sortFacts,
          clear: () => dashboard.filterFacts(''),
        }}
        isFiltered={kind !== ''}
        nothing={f.nothing}
      />
    </section>
  );
}

/** Goes to the last page when the address names a page beyond it. */
function useLastPage(
  dashboard: Dashboard,
  { data, isPlaceholderData }: Pick<CallState<{ total: number }>, 'data' | 'isPlaceholderData'>,
  { page, pageSize }: { page: number; pageSize: number },
): void {
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const isBeyond = data !== undefined && !isPlaceholderData && page > last;
  useEffect(() => {
    if (isBeyond) dashboard.turnTo(last);
  }, [dashboard, isBeyond, last]);
}

/** Kinds that occur with a date basis. Missed savings have only purchases. */
const kindsOf = (basis: ReportFilter['basis'], missedOnly: boolean): readonly FactKind[] =>
  basis === 'used' || missedOnly ? [] : FACT_KINDS.filter((kind) => kind !== 'used');
