import { useRef } from 'react';
import { useStore } from 'zustand';
import { queryReportLeads } from '../../../../src/contract/report/leads';
import { useCall } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import { isRefused } from '../../../../src/element/list/is-refused';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { useCurrentFilter } from '../figures/use-figures';
import { useReturnFocus } from '../figures/use-return-focus';
import { REPORTS } from '../reports/reports';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf } from '../report-field';
import { LeadTables } from './LeadTables';
import { leadTexts } from './texts';

/** Extra cost of late booking by lead time and person, and bookings by weekday. */
export function LeadCost({ dashboard }: { dashboard: Dashboard }) {
  const t = useTexts(dashboardTexts);
  const l = useTexts(leadTexts);
  const terms = useTexts(termTexts);
  const errors = useTexts(errorTexts);
  const { report, filters } = useStore(dashboard.store);
  const field = fieldOf(REPORTS[report]);
  const { filter } = useCurrentFilter(dashboard);
  const found = useCall(queryReportLeads, filter, { keepPrevious: true });
  const { data, error } = found;
  const title = t.titled(l.title, terms.unit('fen', field), terms.basis(filters.basis, field));
  const list = useRef<HTMLElement>(null);
  useReturnFocus(dashboard, title, list, data !== undefined);
  const where = terms.part('route', field);
  const unit = field === 'hotel' ? terms.night : terms.unit('count', field);
  return (
    <section
      ref={list}
      tabIndex={-1}
      className="rd-card"
      part="leads"
      aria-label={title}
      aria-busy={found.isFetching}
    >
      <h2 className="rd-title">{title}</h2>
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
      {data && (
        <>
          <p className="rd-sum">
            {data.comparedBookings === 0
              ? l.notCompared(where)
              : data.total.extra > 0
                ? l.paidMore(terms.value('fen', data.total.extra))
                : l.paidNoMore(terms.value('fen', data.total.extra))}
          </p>
          <p className="rd-hint">
            <span>{l.meaning(where, unit)}</span>
            <span>{l.compared(data.comparedBookings, data.total.bookings)}</span>
          </p>
          <LeadTables dashboard={dashboard} title={title} leads={data} isStale={found.isPlaceholderData} />
        </>
      )}
    </section>
  );
}
