import { useEffect } from 'react';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import { applyTypeName } from '../../../src/domain/standard/apply-type';
import { DetailPane } from '../../../src/ui/layout/DetailPane';
import { queryClientOf } from '../../../src/element/data/server-state';
import { useLiveQuery } from '../../../src/element/data/use-live-query';
import { Button } from '../../../src/ui/button/Button';
import { ApplyStateTag } from './ApplyStateTag';
import { readApproval } from './calls';
import { DecisionBar } from './DecisionBar';
import { Itinerary } from './Itinerary';
import type { Listing } from './listing';
import { Outcome } from './Outcome';
import { Summary } from './Summary';
import { TripFacts } from './TripFacts';
import { Violations } from './Violations';
import { Withdrawing } from './Withdrawing';

/** How often an undecided application is looked at anew: another tab, the applicant or the clock may end it. */
const LOOK_AGAIN_MS = 30_000;

/** One application, whole, with the decision. */
export function ApprovalDetailPane({ listing, applyId }: { listing: Listing; applyId: string }) {
  const { host } = listing;
  const found = useLiveQuery(host, {
    queryKey: ['approval', applyId],
    read: (signal) => readApproval(host.runtime, applyId, signal),
    lookAgainAfter: (application) => (application?.applyState === '审批中' ? LOOK_AGAIN_MS : false),
  });
  const application = found.data;
  const isSettled = application !== undefined && application.applyState !== '审批中';
  useEffect(() => {
    if (isSettled) listing.deciding(applyId).settle();
  }, [listing, applyId, isSettled]);
  const refresh = () => {
    const client = queryClientOf(host.runtime);
    void found.refetch();
    void client.invalidateQueries({ queryKey: ['approvals'] });
    void client.invalidateQueries({ queryKey: ['orders'] });
  };
  return (
    <DetailPane
      noun="申请"
      title={`${application ? applyTypeName(application.applyType) : '申请'} ${applyId}`}
      found={found}
      onBack={listing.close}
      head={
        application && (
          <>
            <ApplyStateTag state={application.applyState} />
            {application.canBook && (
              <div className="al-actions">
                <Button variant="primary" onClick={() => listing.book(application)}>
                  去预订
                </Button>
              </div>
            )}
            {application.canWithdraw && (
              <Withdrawing
                deciding={listing.deciding(applyId)}
                hasOrder={application.orderNo !== ''}
                onSettled={refresh}
              />
            )}
          </>
        )
      }
    >
      {application && <Whole listing={listing} application={application} onChanged={refresh} />}
    </DetailPane>
  );
}

interface WholeProps {
  listing: Listing;
  application: ApplicationDetail;
  onChanged(): void;
}

function Whole({ listing, application, onChanged }: WholeProps) {
  return (
    <>
      <Outcome application={application} deciding={listing.deciding(application.applyId)} />
      <Summary listing={listing} application={application} onDue={onChanged} />
      {application.overStandard && (
        <>
          <Violations application={application} evaluation={application.overStandard.evaluation} />
          <Itinerary application={application} passengerNames={application.overStandard.passengerNames} />
        </>
      )}
      {application.trip && <TripFacts trip={application.trip} reason={application.reason} />}
      {application.canDecide && (
        <DecisionBar
          deciding={listing.deciding(application.applyId)}
          application={application}
          onSettled={onChanged}
        />
      )}
    </>
  );
}
