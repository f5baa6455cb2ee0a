import { useMemo } from 'react';
import { useStore } from 'zustand';
import { comparedPeriod } from '../../../../src/domain/report/period';
import type { Sheet } from '../../../../src/domain/sheet/sheet';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { periodTexts } from '../../period/texts';
import type { Dashboard } from '../dashboard';
import { fieldOf } from '../report-field';
import { REPORTS } from '../reports/reports';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { CHOSEN } from './dimensions';
import { useSelectedNames } from './use-members';
import { useRange } from './use-scope';

/** Names and values for paper and files: owner of the figures, period and restrictions. */
export function useFilterFacts(dashboard: Dashboard): Sheet['filters'] {
  const t = useTexts(dashboardTexts);
  const p = useTexts(periodTexts);
  const terms = useTexts(termTexts);
  const { list } = useTexts(amountTexts);
  const { report, filters } = useStore(dashboard.store);
  const { session, selections } = dashboard.host.runtime;
  const signedIn = useStore(session.store);
  const chosen = useStore(selections);
  const names = useSelectedNames(chosen);
  const range = useRange();
  const { beginDate, endDate, basis, compare } = filters;
  const compared = comparedPeriod(filters, compare);
  const facts = [
    [t.enterprise, signedIn.status === 'signedIn' ? signedIn.enterprise.entName : ''],
    [t.scope, range === undefined ? '' : t.scopeOf(range)],
    [p.preset, p.since(beginDate, endDate, terms.basis(basis, fieldOf(REPORTS[report])))],
    [t.compare, compared ? t.comparedDays(compare, compared.beginDate, compared.endDate) : ''],
    ...CHOSEN.map(({ by, selection }) => [terms.part(by, 'all'), list(names[selection])] as const),
  ] as const;
  const said = JSON.stringify(facts.filter(([, value]) => value !== ''));
  // equal facts keep their identity, as charts depend on them
  return useMemo(() => JSON.parse(said) as Sheet['filters'], [said]);
}
