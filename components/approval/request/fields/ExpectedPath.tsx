import { useDeferredValue } from 'react';
import { getListApprovalPathInfo } from '../../../../src/contract/approval/approval';
import { daysBetween, isCalendarDate } from '../../../../src/domain/shanghai-time';
import { AdministratorNames } from '../../../../src/element/administrators/AdministratorNames';
import { useCall } from '../../../../src/element/data/use-call';
import { approvalModeTexts } from '../../../../src/element/approval-mode/texts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Kind } from '../draft/draft';
import { requestTexts } from '../texts';

interface PathQuery {
  applyType: Kind;
  /** Amount in fen; null for no limit. */
  budget: number | null;
  beginDate: string;
  endDate: string;
  /** '' for the user's own. */
  costCenterNo: string;
  /** Staff numbers. */
  travellerNOs: readonly string[];
}

/** Approvers of the request as filled in now. The form works without it. */
export function ExpectedPath(asked: PathQuery) {
  const t = useTexts(requestTexts);
  const modes = useTexts(approvalModeTexts);
  const { applyType, budget, beginDate, endDate, costCenterNo, travellerNOs } = asked;
  const amount = useDeferredValue(budget);
  const { data: steps } = useCall(
    getListApprovalPathInfo,
    { applyType, amount, days: daysOf(beginDate, endDate), costCenterNo, travellerNOList: [...travellerNOs] },
    { keepPrevious: true },
  );
  if (steps === undefined) return null;
  return (
    <section className="tr-path" aria-label={t.path}>
      <h3>{t.path}</h3>
      {steps.length === 0 ? (
        <p className="tr-problem">
          {t.noPath}
          <AdministratorNames />
        </p>
      ) : (
        <ol>
          {steps.map(({ stepNo, stepName, mode, approvers }) => (
            <li key={stepNo}>
              <span>{stepName}</span>
              <span className="tr-path-who">
                {modes.people(
                  approvers.map(({ staffName }) => staffName),
                  mode,
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Number of days; null while a date is missing or the order is wrong. */
function daysOf(beginDate: string, endDate: string): number | null {
  if (!isCalendarDate(beginDate) || !isCalendarDate(endDate) || endDate < beginDate) return null;
  return daysBetween(beginDate, endDate) + 1;
}
