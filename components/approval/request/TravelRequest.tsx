import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../../src/element/host/view-props';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import type { travelRequest } from './declaration';
import { RequestForm } from './RequestForm';
import { errorTexts } from '../../../src/element/errors/texts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { CannotBegin } from './cannot-begin';
import { createRequestStore } from './request-store';
import { Submitted } from './Submitted';
import { requestTexts } from './texts';
import { useOnValuesChange } from '../../../src/element/definition/react/use-on-values-change';

export default function TravelRequest(props: ViewProps<typeof travelRequest>) {
  const t = useTexts(requestTexts);
  const errors = useTexts(errorTexts);
  const { host, kind, depCity, arrCity, beginDate, endDate, copyOf, changeOf } = props;
  const requesting = host.store(createRequestStore);
  const { flow, draft } = useStore(requesting.store);
  useEffect(() => requesting.keepDraft(), [requesting]);
  useOnValuesChange(
    () => requesting.prefill({ kind, depCity, arrCity, beginDate, endDate, copyOf, changeOf }),
    [requesting, kind, depCity, arrCity, beginDate, endDate, copyOf, changeOf],
  );
  switch (flow.step) {
    case 'loading':
      return <SkeletonRows rows={6} height={64} label={t.loading} />;
    case 'failed':
      return (
        <ErrorState
          message={flow.error instanceof CannotBegin ? t.cannotBegin(flow.error.why) : errors.of(flow.error)}
          onRetry={requesting.retry}
        />
      );
    case 'form':
      return draft && <RequestForm requesting={requesting} draft={draft} />;
    case 'submitted':
      return <Submitted requesting={requesting} applyType={flow.applyType} made={flow.made} />;
    case 'application':
      return (
        <TargetInPlace
          host={host}
          target={{ target: 'approval', applyId: flow.applyId }}
          back={t.again}
          onBack={requesting.startAnew}
        />
      );
  }
}
