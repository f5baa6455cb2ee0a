import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApplicationDetail } from '../../src/contract/approval';
import { queryClientOf } from '../../src/element/server-state';
import { withSession } from '../../src/element/sign-in';
import { useReturn } from '../../src/element/use-return';
import { Button } from '../../src/ui/Button';
import { ErrorState } from '../../src/ui/ErrorState';
import { SkeletonRows } from '../../src/ui/SkeletonRows';
import { ApplyStateTag } from './ApplyStateTag';
import { readApproval } from './calls';
import { DecisionBar } from './DecisionBar';
import { Itinerary } from './Itinerary';
import type { Listing } from './listing';
import { Outcome } from './Outcome';
import { Summary } from './Summary';
import { applyTypeName } from './texts';
import { TripFacts } from './TripFacts';
import { Violations } from './Violations';
import { Withdrawing } from './Withdrawing';

/** How often an undecided application is looked at anew: another tab, the applicant or the clock may end it. */
const LOOK_AGAIN_MS = 30_000;

/** One application, whole, with the decision. */
export function ApprovalDetailPane({ listing, applyId }: { listing: Listing; applyId: string }) {
  const { host } = listing;
  const heading = useRef<HTMLHeadingElement>(null);
  const client = queryClientOf(host.runtime);
  const found = useQuery(
    {
      queryKey: ['approval', applyId],
      queryFn: ({ signal }) => withSession(host, () => readApproval(host.runtime, applyId, signal)),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.applyState === '审批中' ? LOOK_AGAIN_MS : false),
    },
    client,
  );
  useReturn(() => void found.refetch({ cancelRefetch: false }));
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (found.error) host.report(found.error);
  }, [host, found.error]);
  const application = found.data;
  const isSettled = application !== undefined && application.applyState !== '审批中';
  useEffect(() => {
    if (isSettled) listing.deciding(applyId).settle();
  }, [listing, applyId, isSettled]);
  const refresh = () => {
    void found.refetch();
    void client.invalidateQueries({ queryKey: ['approvals'] });
    void client.invalidateQueries({ queryKey: ['orders'] });
  };

  return (
    <section className="al-detail" part="detail" aria-labelledby="al-detail-title">
      <header className="al-detail-head">
        <Button variant="text" icon={<ArrowLeft />} onClick={listing.close}>
          返回申请列表
        </Button>
        <h2 id="al-detail-title" ref={heading} tabIndex={-1}>
          {application ? applyTypeName(application.applyType) : '申请'} {applyId}
        </h2>
        {application && <ApplyStateTag state={application.applyState} />}
        {application?.canWithdraw && (
          <Withdrawing
            deciding={listing.deciding(applyId)}
            hasOrder={application.orderNo !== ''}
            onSettled={refresh}
          />
        )}
      </header>
      {found.isPending && <SkeletonRows rows={5} height={72} label="正在查询申请" />}
      {found.isError && (
        <ErrorState
          message={found.error.message}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {application && <Facts listing={listing} application={application} onChanged={refresh} />}
    </section>
  );
}

interface FactsProps {
  listing: Listing;
  application: ApplicationDetail;
  onChanged(): void;
}

function Facts({ listing, application, onChanged }: FactsProps) {
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
