import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../../src/element/definition/declaration';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import type { travelRequest } from './element';
import { RequestForm } from './RequestForm';
import { createRequesting } from './requesting';
import { Submitted } from './Submitted';

export default function TravelRequest(props: ViewProps<typeof travelRequest>) {
  const { host, kind, depCity, arrCity, beginDate, endDate } = props;
  const requesting = host.store(createRequesting);
  const { flow, draft } = useStore(requesting.store);
  useEffect(() => requesting.keepDraft(), [requesting]);
  useEffect(
    () => requesting.prefill({ kind, depCity, arrCity, beginDate, endDate }),
    [requesting, kind, depCity, arrCity, beginDate, endDate],
  );
  switch (flow.step) {
    case 'loading':
      return <SkeletonRows rows={6} height={64} label="正在准备申请单" />;
    case 'failed':
      return <ErrorState message={flow.message} onRetry={requesting.retry} />;
    case 'form':
      return draft && <RequestForm requesting={requesting} draft={draft} />;
    case 'submitted':
      return <Submitted requesting={requesting} applyType={flow.applyType} made={flow.made} />;
    case 'application':
      return (
        <TargetInPlace
          host={host}
          target={{ target: 'approval', applyId: flow.applyId }}
          back="再提交一份申请"
          onBack={requesting.startAnew}
        />
      );
  }
}
