import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { queryOperatorSelf } from '../../src/contract/agency/session';
import { useCall } from '../../src/element/data/use-call';
import { errorTexts } from '../../src/element/errors/texts';
import { Button } from '../../src/ui/button/Button';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { OneLine } from '../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../src/ui/texts/use-texts';
import type { AgencyStore } from './agency-store';
import { AGENCY_PAGES, MENU_GROUPS, type AgencyPage } from './declaration';
import { MENU } from './menu';
import { PasswordDialog } from './sign-in/PasswordDialog';
import { agencyTexts } from './texts';

/** The signed-in portal: who works here, the menu of their rights, and a page. */
export function Frame({ agency }: { agency: AgencyStore }) {
  const t = useTexts(agencyTexts);
  const errors = useTexts(errorTexts);
  const self = useCall(queryOperatorSelf, {}, { early: true });
  const { page: wanted } = useStore(agency.store);
  const operatorNo = self.data?.operatorNo;
  useEffect(() => {
    if (operatorNo !== undefined) agency.session.knowAs(operatorNo);
  }, [agency, operatorNo]);
  const [isAltering, setAltering] = useState(false);
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
  const pages = AGENCY_PAGES.filter((page) => rights.includes(MENU[page].right));
  const page = pages.includes(wanted) ? wanted : pages[0];
  const shown = page && MENU[page];
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
        <Button variant="text" icon={<KeyRound />} aria-haspopup="dialog" onClick={() => setAltering(true)}>
          {t.alterPassword}
        </Button>
        <Button variant="text" icon={<LogOut />} onClick={agency.signOut}>
          {t.signOut}
        </Button>
      </header>
      <Menu pages={pages} current={page} onShow={agency.show} />
      <main className="ag-page">
        {shown && <h2>{t.pageName(page)}</h2>}
        {shown ? <shown.View key={page} rights={rights} /> : <EmptyState title={t.noPages} />}
      </main>
      {isAltering && <PasswordDialog onClose={() => setAltering(false)} />}
    </div>
  );
}

interface MenuProps {
  pages: readonly AgencyPage[];
  current: AgencyPage | undefined;
  onShow(page: AgencyPage): void;
}

function Menu({ pages, current, onShow }: MenuProps) {
  const t = useTexts(agencyTexts);
  return (
    <nav className="ag-menu" aria-label={t.menu}>
      {MENU_GROUPS.map((group) => {
        const own = pages.filter((page) => MENU[page].group === group);
        return (
          own.length > 0 && (
            <div key={group} role="group" aria-label={t.groupName(group)}>
              <span aria-hidden="true">{t.groupName(group)}</span>
              {own.map((page) => (
                <button
                  key={page}
                  type="button"
                  aria-current={page === current ? 'page' : undefined}
                  onClick={() => onShow(page)}
                >
                  {t.pageName(page)}
                </button>
              ))}
            </div>
          )
        );
      })}
    </nav>
  );
}
