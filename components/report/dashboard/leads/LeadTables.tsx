import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ResultOf } from '../../../../src/contract/call';
import type { queryReportLeads } from '../../../../src/contract/report/leads';
import { LEADS } from '../../../../src/contract/report/report';
import { percentShares } from '../../../../src/domain/largest-remainder';
import { Button } from '../../../../src/ui/button/Button';
import { EmptyState } from '../../../../src/ui/feedback/EmptyState';
import { useSavedFilters } from '../../../../src/ui/save/saved-filters';
import { SaveMenu } from '../../../../src/ui/save/SaveMenu';
import { DataTable, type Column } from '../../../../src/ui/table/DataTable';
import { tableSheet } from '../../../../src/ui/table/table-sheet';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import type { OpenedPart } from '../facts/opened-part';
import { REPORTS } from '../reports/reports';
import { metricCell } from '../terms/metric-cell';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf } from '../report-field';
import { leadTexts } from './texts';

type Leads = ResultOf<typeof queryReportLeads>;
type Sums = Leads['total'];

interface Row extends Sums {
  key: string;
  name: string;
  /** Records behind the row; undefined when the row opens none. */
  part?: OpenedPart;
}

interface SharedRow extends Row {
  /** Percent of all bookings. */
  share: number | null;
}

interface Props {
  dashboard: Dashboard;
  title: string;
  leads: Leads;
  isStale: boolean;
}

/** Tables by lead time, person and weekday, each with the extra cost of late booking. */
export function LeadTables({ dashboard, title, leads, isStale }: Props) {
  const t = useTexts(dashboardTexts);
  const l = useTexts(leadTexts);
  const terms = useTexts(termTexts);
  const { report, filters } = useStore(dashboard.store);
  const field = fieldOf(REPORTS[report]);
  const { leadList, personList, personCount, weekdayList } = leads;
  const price = l.priceOf(field === 'hotel');
  const tables = [
    {
      label: l.byLead(price),
      head: terms.lead,
      rows: leadList.map(({ lead, ...sums }): Row => ({
        ...sums,
        key: `lead ${lead}`,
        name: terms.leadOf(LEADS.indexOf(lead)),
        part: { by: 'lead', key: `${lead}` },
      })),
    },
    {
      label: l.persons,
      head: terms.part('person', field),
      note: personCount > personList.length ? l.shown(personList.length, personCount) : undefined,
      rows: personList.map(({ staffNO, staffName, ...sums }): Row => ({
        ...sums,
        key: `person ${staffNO}`,
        name: staffName || t.unnamed,
        part: { by: 'person', key: staffNO },
      })),
    },
    {
      label: l.weekdays(terms.basis(filters.basis, field)),
      head: l.weekday,
      rows: weekdayList.map(({ weekday, ...sums }): Row => ({
        ...sums,
        key: `weekday ${weekday}`,
        name: l.weekdayOf(weekday),
      })),
    },
  ];
  return (
    <div className={isStale ? 'rd-tables stale' : 'rd-tables'}>
      {tables.map((table) => (
        <section key={table.label} aria-label={table.label}>
          <h3>{table.label}</h3>
          <LeadTable
            dashboard={dashboard}
            title={title}
            {...table}
            all={leads.total.bookings}
            price={price}
          />
          {table.note && <p className="rd-hint">{table.note}</p>}
        </section>
      ))}
    </div>
  );
}

interface TableProps {
  dashboard: Dashboard;
  /** Title of the enclosing card. */
  title: string;
  label: string;
  head: string;
  rows: readonly Row[];
  /** Total number of bookings. */
  all: number;
  price: string;
}

function LeadTable({ dashboard, title, label, head, rows, all, price }: TableProps) {
  const t = useTexts(dashboardTexts);
  const l = useTexts(leadTexts);
  const terms = useTexts(termTexts);
  const facts = useSavedFilters();
  const field = fieldOf(REPORTS[useStore(dashboard.store).report]);
  const columns = useMemo(
    (): Column<SharedRow>[] => [
      { id: 'name', header: head, card: 'title', width: 112, cell: ({ name }) => name },
      {
        id: 'bookings',
        header: terms.metric('bookings', field),
        numeric: true,
        width: 72,
        cell: ({ bookings }) => terms.value('count', bookings),
        saved: ({ bookings }) => metricCell('count', bookings),
      },
      {
        id: 'share',
        header: l.share,
        numeric: true,
        width: 72,
        givesWay: 2,
        cell: ({ share }) => (share === null ? '—' : terms.percent(share)),
        saved: ({ share }) => metricCell('percent', share),
      },
      {
        id: 'lead',
        header: terms.metric('averageLead', field),
        numeric: true,
        width: 88,
        givesWay: 1,
        cell: ({ leadDays, bookings }) => terms.value('days', leadDays / bookings),
        saved: ({ leadDays, bookings }) => metricCell('days', leadDays / bookings),
      },
      {
        id: 'price',
        header: price,
        numeric: true,
        width: 96,
        cell: ({ price: sum, quantity }) => (quantity === 0 ? '—' : terms.value('fen', sum / quantity)),
        saved: ({ price: sum, quantity }) => metricCell('fen', quantity === 0 ? null : sum / quantity),
      },
      {
        id: 'extra',
        header: l.extra,
        numeric: true,
        card: 'amount',
        width: 104,
        cell: ({ extra }) => terms.value('fen', extra),
        saved: ({ extra }) => metricCell('fen', extra),
      },
    ],
    [head, price, field, l, terms],
  );
  const shared = useMemo((): SharedRow[] => {
    const counts = rows.map(({ bookings }) => bookings);
    // rows that are not listed count towards the whole too
    const others = all - counts.reduce((sum, count) => sum + count, 0);
    const shares = percentShares([...counts, others]);
    return rows.map((row, at) => ({ ...row, share: shares[at] ?? null }));
  }, [rows, all]);
  const opens = rows.some(({ part }) => part);
  return (
    <>
      {shared.length > 0 && (
        <SaveMenu
          title={label}
          sheetOf={() => tableSheet({ title: label, filters: facts, columns, rows: shared })}
        />
      )}
      <DataTable
        label={label}
        framed={false}
        columns={columns}
        rows={shared}
        rowKey={({ key }) => key}
        rowActions={
          opens
            ? ({ part, name }) =>
                part && (
                  <Button
                    size="small"
                    variant="text"
                    aria-label={t.detailOf(name)}
                    onClick={() => dashboard.drillDown({ part, name, from: { chart: title } })}
                  >
                    {t.detail}
                  </Button>
                )
            : undefined
        }
        empty={<EmptyState title={t.nothing} />}
      />
    </>
  );
}
