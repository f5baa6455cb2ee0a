import { useState } from 'react';
import type { ViewProps } from '../../../src/element/host/view-props';
import type { Host } from '../../../src/element/host/host';
import { useLiveOrders } from '../../../src/element/live/use-live-orders';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { approvalListTexts } from '../list/texts';
import { ApprovalDetailPane } from './ApprovalDetailPane';
import { createDetailModel } from './detail-model';
import type { approvalDetail, DetailTarget } from './declaration';

/** Detail of one application outside of a list. */
export default function ApprovalDetail({ host, applyId }: ViewProps<typeof approvalDetail>) {
  const t = useTexts(approvalListTexts);
  const [inPlace, setInPlace] = useState<DetailTarget>();
  const model = host.store(modelOf);
  useLiveOrders();

  if (applyId === '') return <EmptyState title={t.noApplication} />;
  if (inPlace) {
    return (
      <TargetInPlace
        host={host}
        target={inPlace}
        back={t.backToOne}
        onBack={() => setInPlace(undefined)}
        // a target shown in place may navigate back to this application
        onNavigate={(target) => {
          if (target.target !== 'approval' || target.applyId !== applyId) return false;
          setInPlace(undefined);
          return true;
        }}
      />
    );
  }
  return <ApprovalDetailPane key={applyId} model={model(setInPlace)} applyId={applyId} />;
}

/** Model of the element. It outlives a target shown in place, so that a typed opinion is not lost. */
function modelOf(host: Host<typeof approvalDetail>) {
  let show: (target: DetailTarget) => void = () => undefined;
  const model = createDetailModel(host, (target) => {
    if (host.emit('tp-navigate', target)) show(target);
  });
  return (showInPlace: (target: DetailTarget) => void) => {
    show = showInPlace;
    return model;
  };
}
