import { useStore } from 'zustand';
import { FINDING_KINDS, type Finding } from '../../../../src/domain/report/findings';
import { changePercent } from '../../../../src/domain/report/metrics';
import { errorTexts } from '../../../../src/element/errors/texts';
import { isRefused } from '../../../../src/element/list/is-refused';
import { Button } from '../../../../src/ui/button/Button';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { Disclosure } from '../../../../src/ui/layout/disclosure/Disclosure';
import { useIsPrinted } from '../../../../src/ui/layout/use-is-printed';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { permittedBreakdowns } from '../filters/dimensions';
import { useScope } from '../filters/use-scope';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { reportOf } from './report-of';
import { attentionTexts } from './texts';
import { useFindings } from './use-findings';

/** Findings that need attention, each with its figures and a link to the detailed report. */
export function Attention({ dashboard }: { dashboard: Dashboard }) {
  const t = useTexts(dashboardTexts);
  const a = useTexts(attentionTexts);
  const errors = useTexts(errorTexts);
  const isPrinting = useIsPrinted();
  const hasDepartments = permittedBreakdowns(['department'], useScope() ?? []).length > 0;
  const { findings, failed } = useFindings(dashboard, hasDepartments);
  const isCompared = useStore(dashboard.store, ({ filters }) => filters.compare !== 'none');
  const say = useFindingText();
  const rules = (
    <ul className="rd-rules">
      {FINDING_KINDS.map((kind) => (
        <li key={kind}>{a.ruleOf(kind)}</li>
      ))}
    </ul>
  );
  return (
    <section
      className="rd-card"
      part="attention"
      aria-label={a.title}
      aria-busy={findings === undefined && !failed}
    >
      <h2 className="rd-title">{a.title}</h2>
      {failed && findings === undefined && (
        <ErrorState
          message={t.failed(errors.of(failed.error))}
          retrying={failed.isFetching}
          onRetry={isRefused(failed.error) ? undefined : () => void failed.refetch()}
        />
      )}
      {findings === undefined && !failed && (
        <div className="tp-skeleton rd-findings-waiting" role="status" aria-label={t.loading} />
      )}
      {findings?.length === 0 && <p>{a.nothing}</p>}
      {findings && findings.length > 0 && (
        <ul className="rd-findings">
          {findings.map((finding) => {
            const said = say(finding);
            return (
              <li key={said}>
                <span>{said}</span>
                <Button
                  size="small"
                  variant="text"
                  aria-label={a.openOf(said)}
                  onClick={() => dashboard.openReport(reportOf(finding))}
                >
                  {a.open}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {!isCompared && <p className="rd-hint">{a.notCompared}</p>}
      {isPrinting ? rules : <Disclosure summary={a.rules}>{rules}</Disclosure>}
    </section>
  );
}

/** Returns a function that describes a finding with its figures. */
function useFindingText(): (finding: Finding) => string {
  const t = useTexts(dashboardTexts);
  const a = useTexts(attentionTexts);
  const terms = useTexts(termTexts);
  return (finding) => {
    switch (finding.kind) {
      case 'complianceFell':
        return a.complianceFell(finding.product, terms.percent(finding.now), terms.percent(finding.before));
      case 'departmentRose': {
        const { key, name, now, before } = finding;
        const percent = terms.percent(changePercent(now, before) ?? 0);
        return a.departmentRose(name || key || t.unnamed, terms.value('fen', now - before), percent);
      }
      case 'refundLoss':
        return a.refundLoss(finding.product, terms.value('fen', finding.loss), terms.percent(finding.share));
      case 'overUnsaid':
        return a.overUnsaid(finding.count, finding.over);
      case 'sameDay':
        return a.sameDay(finding.product, finding.count, terms.percent(finding.share));
    }
  };
}
