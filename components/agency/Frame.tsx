import LogOut from 'lucide-react/icons/log-out';
import { useStore } from 'zustand';
import type { AgencyRight } from '../../src/contract/agency/rights';
import { queryOperatorSelf } from '../../src/contract/agency/session';
import { useCall } from '../../src/element/data/use-call';
import { errorTexts } from '../../src/element/errors/texts';
import { lazyPart } from '../../src/element/host/lazy-part';
import { Button } from '../../src/ui/button/Button';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { OneLine } from '../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../src/ui/texts/use-texts';
import type { AgencyStore } from './agency-store';
import { AGENCY_PAGES, type AgencyPage } from './declaration';
import type { AgencyPageProps } from './page-props';
import { agencyTexts } from './texts';

const RIGHT_OF: Readonly<Record<AgencyPage, AgencyRight>> = {
  enterprises: 'readEnterprises',
  operators: 'readOperators',
  log: 'readLog',
};

const VIEWS = {
  enterprises: lazyPart<AgencyPageProps>(() => import('./enterprises/Enterprises')),
  operators: lazyPart<AgencyPageProps>(() => import('./operators/Operators')),
  log: lazyPart<AgencyPageProps>(() => import('./log/AgencyLog')),
} satisfies Record<AgencyPage, unknown>;

/** The signed-in portal: who works here, the menu of their rights, and a page. */
export function Frame({ agency }: { agency: AgencyStore }) {
  const t = useTexts(agencyTexts);
  const errors = useTexts(errorTexts);
  const self = useCall(queryOperatorSelf, {}, { early: true });
  const { page: wanted } = useStore(agency.store);
  if (self.data === undefined) {
    return self.error ? (
      <ErrorState
        message={errors.of(self.error)}
        retrying={self.isFetching}
        onRetry={() => void self.refetch()}
      />
    ) : (
      <SkeletonRows rows={6} height={64} label={t.reading} />
    );
  }
  const { rights, operatorName, roles, tmcName } = self.data;
  const pages = AGENCY_PAGES.filter((page) => rights.includes(RIGHT_OF[page]));
  const page = pages.includes(wanted) ? wanted : pages[0];
  const View = page && VIEWS[page];
  return (
    <div className="ag-frame">
      <header className="ag-head">
        <h1>{t.title}</h1>
        <span className="ag-agency">
          <OneLine>{tmcName}</OneLine>
        </span>
        <span className="ag-person">
          <OneLine>{`${operatorName}（${t.roleNames(roles)}）`}</OneLine>
        </span>
        <Button variant="text" icon={<LogOut />} onClick={agency.signOut}>
          {t.signOut}
        </Button>
      </header>
      <nav className="ag-menu" aria-label={t.menu}>
        {pages.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === page ? 'page' : undefined}
            onClick={() => agency.show(one)}
          >
            {t.pageName(one)}
          </button>
        ))}
      </nav>
      <main className="ag-page">
        {page && <h2>{t.pageName(page)}</h2>}
        {View ? <View key={page} rights={rights} /> : <EmptyState title={t.noPages} />}
      </main>
    </div>
  );
}
