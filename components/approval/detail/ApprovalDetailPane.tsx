import { useEffect } from 'react';
import { queryApprovalDetail, type ApplicationDetail } from '../../../src/contract/approval/approval';
import type { StandardEvaluation } from '../../../src/contract/travel-standard/shapes';
import { standardTexts } from '../../../src/domain/travel-standard/texts/texts';
import { APPLY_STATE } from '../../../src/contract/approval/apply-state';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { useCall } from '../../../src/element/data/use-call';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { AfterSale } from './AfterSale';
import { ApprovalPath } from './ApprovalPath';
import { ApplyStateTag } from './ApplyStateTag';
import { DecisionBar } from './decision/DecisionBar';
import { Itinerary } from './trip/Itinerary';
import type { DetailModel } from './detail-model';
import { FinalState } from './decision/FinalState';
import { OrderBudgets } from './OrderBudgets';
import { Outlook } from './Outlook';
import { Summary } from './Summary';
import { TripActions } from './trip/TripActions';
import { TripChanges } from './trip/TripChanges';
import { TripFacts } from './trip/TripFacts';
import { Violations } from './Violations';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { approvalListTexts } from '../list/texts';
import { ApplicantActions } from './decision/ApplicantActions';

/** Polling interval of a pending application, as another tab, the applicant or a deadline may end it. */
const REFETCH_MS = 30_000;

/** Detail of one application, with the decision. */
export function ApprovalDetailPane({ model, applyId }: { model: DetailModel; applyId: string }) {
  const t = useTexts(approvalListTexts);
  const standards = useTexts(standardTexts);
  const found = useCall(
    queryApprovalDetail,
    { applyId },
    {
      live: true,
      refetchInterval: (application) =>
        application?.applyState === APPLY_STATE.pending ? REFETCH_MS : false,
    },
  );
  const application = found.data;
  const isSettled = application !== undefined && application.applyState !== APPLY_STATE.pending;
  useEffect(() => {
    if (isSettled) model.actions(applyId).settle();
  }, [model, applyId, isSettled]);
  return (
    <DetailPane
      noun={t.application}
      title={t.title(application ? standards.applyType(application.applyType) : t.application, applyId)}
      row={applyId}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={model.close}
      head={
        application && (
          <>
            <ApplyStateTag state={application.applyState} />
            {application.canBook && (
              <div className="al-actions">
                <Button variant="primary" onClick={() => model.book(application)}>
                  {t.book}
                </Button>
              </div>
            )}
            {application.canApply && (
              <div className="al-actions">
                <Button variant="primary" onClick={() => model.goOn(application)}>
                  {application.change ? t.goChange : t.goRefund}
                </Button>
              </div>
            )}
            <TripActions model={model} application={application} />
            {application.canWithdraw && (
              <ApplicantActions actions={model.actions(applyId)} application={application} />
            )}
          </>
        )
      }
    >
      {application && <Whole model={model} application={application} onDue={() => void found.refetch()} />}
    </DetailPane>
  );
}

interface WholeProps {
  model: DetailModel;
  application: ApplicationDetail;
  /** Called when the approver's deadline has passed. */
  onDue(): void;
}

function Whole({ model, application, onDue }: WholeProps) {
  return (
    <>
      <FinalState application={application} actions={model.actions(application.applyId)} />
      <Summary model={model} application={application} onDue={onDue} />
      <AfterSale application={application} />
      {application.overStandard && (
        <>
          {(application.change === null || isOver(application.overStandard.evaluation)) && (
            <Violations application={application} evaluation={application.overStandard.evaluation} />
          )}
          <Itinerary application={application} passengerNames={application.overStandard.passengerNames} />
        </>
      )}
      <TripChanges {...application} />
      {application.trip && <TripFacts trip={application.trip} application={application} />}
      <OrderBudgets budgets={application.budgets} />
      {application.applyState === APPLY_STATE.pending && hasPrices(application) && (
        <Outlook applyId={application.applyId} />
      )}
      <ApprovalPath application={application} />
      {application.canDecide && (
        <DecisionBar actions={model.actions(application.applyId)} application={application} />
      )}
    </>
  );
}

/** True when the application has prices to compare with; trip applications have none. */
const hasPrices = ({ overStandard, change, refund }: ApplicationDetail): boolean =>
  overStandard !== null || change !== null || refund !== null;

const isOver = ({ segments }: StandardEvaluation): boolean =>
  segments.some(({ violations }) => violations.length > 0);
