import { useStore } from 'zustand';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { comparedPeriod } from '../../../../src/domain/report/period';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { periodTexts } from '../../period/texts';
import { CHOSEN } from '../filters/dimensions';
import { useSelectedNames } from '../filters/use-members';
import { useRange } from '../filters/use-scope';
import { REPORTS } from '../reports/reports';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf } from '../report-field';

/** Head for printing, where the filters are hidden: owner of the figures, period and restrictions. */
export function PaperHead({ dashboard }: { dashboard: Dashboard }) {
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
  const lines = [
    [t.enterprise, signedIn.status === 'signedIn' ? signedIn.enterprise.entName : ''],
    [t.scope, range === undefined ? '' : t.scopeOf(range)],
    [p.preset, p.since(beginDate, endDate, terms.basis(basis, fieldOf(REPORTS[report])))],
    [t.compare, compared ? t.comparedDays(compare, compared.beginDate, compared.endDate) : ''],
    ...CHOSEN.map(({ by, selection }) => [terms.part(by, 'all'), list(names[selection])] as const),
  ] as const;
  return (
    <dl className="rd-paper">
      {lines
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
