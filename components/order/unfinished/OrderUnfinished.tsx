import { useState } from 'react';
import type { InferOutput } from 'valibot';
import type { Application } from '../../../src/contract/approval/approval';
import { queryUnfinishedAfterSale } from '../../../src/contract/order/unfinished';
import { useCall } from '../../../src/element/data/use-call';
import type { ViewProps } from '../../../src/element/host/view-props';
import { errorTexts } from '../../../src/element/errors/texts';
import type { OrdersTarget } from '../../../src/element/navigation/orders-target';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import type { ApprovalTarget, ChangeTarget, RefundTarget } from '../../../src/element/navigation/targets';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ApplicationLines } from '../approval/ApplicationLines';
import { Drafts } from './Drafts';
import type { orderUnfinished } from './declaration';
import { ownDrafts, removeDraft, type OwnDraft } from './own-drafts';
import { unfinishedTexts } from './texts';

type Target = InferOutput<
  typeof ChangeTarget | typeof RefundTarget | typeof ApprovalTarget | typeof OrdersTarget
>;

/** Unfinished changes and refunds of the user, each with buttons to continue or remove it. */
export default function OrderUnfinished({ host }: ViewProps<typeof orderUnfinished>) {
  const t = useTexts(unfinishedTexts);
  const errors = useTexts(errorTexts);
  const [inPlace, setInPlace] = useState<Target>();
  const found = useCall(queryUnfinishedAfterSale, {}, { live: true, staleTime: 0 });
  // incremented when a draft is removed, so that the drafts are read anew
  const [, setRemoved] = useState(0);
  const go = (target: Target) => {
    if (target.target === 'change' || target.target === 'refund')
      host.track('unfinished-resumed', { kind: target.target });
    if (host.emit('tp-navigate', target)) setInPlace(target);
  };

  if (inPlace) {
    const back = () => {
      setInPlace(undefined);
      void found.refetch();
    };
    return (
      <TargetInPlace
        host={host}
        target={inPlace}
        back={t.back}
        onBack={back}
        onNavigate={(target) => {
          if (target.target !== 'change' && target.target !== 'refund') return false;
          setInPlace(target);
          return true;
        }}
      />
    );
  }
  if (found.error && !found.data)
    return <ErrorState message={errors.of(found.error)} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={4} height={72} label={t.loading} />;

  const { staffNO, applicationList } = found.data;
  const drafts = ownDrafts(host.runtime, staffNO);
  if (drafts.length === 0 && applicationList.length === 0)
    return (
      <EmptyState
        title={t.nothing}
        action={<Button onClick={() => go({ target: 'orders', statuses: [] })}>{t.orders}</Button>}
      >
        {t.nothingHint}
      </EmptyState>
    );
  const goOnWith = ({ kind, draft: { orderNo, applyId } }: OwnDraft) =>
    go({ target: kind, orderNo, ...(applyId === '' ? {} : { applyId }) });
  const goOn = ({ applyId, change, refund }: Application) =>
    go({
      target: change ? 'change' : 'refund',
      orderNo: change?.orderNo ?? refund?.orderNo ?? '',
      applyId,
    });
  return (
    <div className="or">
      {drafts.length > 0 && (
        <Drafts
          drafts={drafts}
          onGoOn={goOnWith}
          onRemove={(draft) => {
            removeDraft(host.runtime, draft);
            setRemoved((count) => count + 1);
            host.notify({ as: 'toast', text: t.removed, delayMs: 0 });
          }}
        />
      )}
      {applicationList.length > 0 && (
        <section className="or-card" part="applications" aria-live="polite">
          <h3>{t.applications}</h3>
          <ApplicationLines
            host={host}
            applications={applicationList}
            withOrder
            onGoOn={goOn}
            onShow={(applyId) => go({ target: 'approval', applyId })}
          />
        </section>
      )}
    </div>
  );
}
