import { useEffect, useRef, useState } from 'react';
import type { Application } from '../../../src/contract/approval/approval';
import {
  getTicketRefundReason,
  h5RefundTicketDetailQueryGateWay,
  REFUND_REASON,
  type RefundDetail,
} from '../../../src/contract/order/refund';
import { REFUND_STATE } from '../../../src/contract/order/refund-state';
import type { ViewProps } from '../../../src/element/host/view-props';
import { useCall } from '../../../src/element/data/use-call';
import { useLiveOrders } from '../../../src/element/live/use-live-orders';
import { errorTexts } from '../../../src/element/errors/texts';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { orderRefund } from './declaration';
import { MissingOrder } from '../missing-order/MissingOrder';
import { Applications } from '../approval/Applications';
import { afterSaleTexts } from '../approval/texts';
import { useApproved } from '../approval/use-approved';
import { isApprovedRefund } from './approved-refund';
import { RefundForm } from './RefundForm';
import { RefundProgress } from './RefundProgress';
import { Refunds } from './Refunds';
import { refundTexts } from './texts';

/** A refund under way is read again this often until it has ended. */
const REFETCH_MS = 3000;

/** Tickets of an order to be given back, with what each brings at this moment. */
export default function OrderRefund(props: ViewProps<typeof orderRefund>) {
  const { host, orderNo: given, refundNo, applyId: givenApplyId } = props;
  const t = useTexts(refundTexts);
  const errors = useTexts(errorTexts);
  const approvals = useTexts(afterSaleTexts);
  useLiveOrders();
  const [reasonType, setReasonType] = useState<number>(REFUND_REASON.planChanged);
  // what the host asks for, until the user goes on from there
  const [shown, setShown] = useState({ asked: refundNo, refundNo, isNew: false });
  if (shown.asked !== refundNo)
    setShown({ asked: refundNo, refundNo, isNew: shown.refundNo === refundNo && shown.isNew });
  const orderNo = given || refundNo.replace(/-\d+$/, '');
  const [chosen, setChosen] = useState({ given: givenApplyId, applyId: givenApplyId });
  if (chosen.given !== givenApplyId) setChosen({ given: givenApplyId, applyId: givenApplyId });
  const { applyId } = chosen;
  const approved = useApproved(applyId, orderNo);
  const [shownApplyId, setShownApplyId] = useState('');
  const reasons = useCall(getTicketRefundReason, {});
  const found = useCall(
    h5RefundTicketDetailQueryGateWay,
    orderNo === '' ? undefined : { orderNo, reasonType },
    {
      staleTime: 0,
      live: true,
      // not that of another order
      keepPrevious: (detail) => detail.orderNo === orderNo,
      refetchInterval: (detail) => isUnderWay(detail) && REFETCH_MS,
    },
  );
  const refresh = () => void found.refetch();
  useRise(found.data, refresh);
  const refund = found.data?.refunds.find((other) => other.refundNo === shown.refundNo);
  const isLookedFor = useLookedFor(found, refund === undefined ? shown.refundNo : '');

  if (orderNo === '') {
    const askForOrders = () => host.emit('tp-navigate', { target: 'orders', statuses: [] });
    return <MissingOrder host={host} onOrders={askForOrders} />;
  }
  const failed = found.error ?? reasons.error;
  if (failed && (!found.data || !reasons.data)) {
    const retry = () => {
      void found.refetch();
      void reasons.refetch();
    };
    return <ErrorState message={errors.of(failed)} onRetry={retry} />;
  }
  if (!found.data || !reasons.data || approved.isPending)
    return <SkeletonRows rows={5} height={56} label={t.loading} />;
  const goOn = (application: Application) => {
    const target = { target: 'refund', orderNo, applyId: application.applyId } as const;
    if (host.emit('tp-navigate', target)) setChosen({ given: givenApplyId, applyId: application.applyId });
  };
  const showApplication = (no: string) => {
    if (host.emit('tp-navigate', { target: 'approval', applyId: no })) setShownApplyId(no);
  };
  if (shownApplyId !== '') {
    const close = () => {
      setShownApplyId('');
      refresh();
    };
    return (
      <TargetInPlace
        host={host}
        target={{ target: 'approval', applyId: shownApplyId }}
        back={t.order(orderNo)}
        onBack={close}
        onNavigate={(target) => {
          if (target.target !== 'refund' || target.orderNo !== orderNo) return false;
          setChosen({ given: givenApplyId, applyId: target.applyId ?? '' });
          close();
          return true;
        }}
      />
    );
  }
  const usable = isApprovedRefund(approved.application) ? approved.application : undefined;
  const show = (no: string, isNew = false) => {
    setShown({ asked: refundNo, refundNo: no, isNew });
    host.emit('tp-detail', { kind: 'refund', id: no });
  };
  const back = () => {
    if (host.emit('tp-navigate', { target: 'refund', orderNo })) {
      setShown({ asked: refundNo, refundNo: '', isNew: false });
    }
  };
  if (shown.refundNo !== '') {
    if (refund === undefined && !isLookedFor) return <SkeletonRows rows={5} height={56} label={t.loading} />;
    return (
      <div className="or">
        <h2>{t.order(orderNo)}</h2>
        {refund ? (
          <RefundProgress detail={found.data} refund={refund} isNew={shown.isNew} onBack={back} />
        ) : (
          <ErrorState message={t.unknown}>
            <Button onClick={back}>{t.others}</Button>
          </ErrorState>
        )}
      </div>
    );
  }
  return (
    <div className="or">
      <h2>{t.order(orderNo)}</h2>
      <Refunds refunds={found.data.refunds} onShow={show} />
      {approved.application && !usable && (
        <p className="or-card or-note" role="status">
          {approvals.notUsable(applyId, approved.application.applyState)}
        </p>
      )}
      <Applications
        host={host}
        orderNo={orderNo}
        of="refund"
        except={usable?.applyId ?? ''}
        onGoOn={goOn}
        onShow={showApplication}
      />
      <RefundForm
        key={`${orderNo} ${found.data.staffNO} ${usable?.applyId ?? ''}`}
        host={host}
        detail={found.data}
        // the amounts are those of another reason until the answer is there
        isStale={found.isPlaceholderData}
        reasons={reasons.data}
        reasonType={reasonType}
        onReason={setReasonType}
        onChanged={refresh}
        onApplied={(no) => show(no, true)}
        approved={usable}
      />
    </div>
  );
}

const isUnderWay = (detail: RefundDetail | undefined): boolean =>
  detail?.refunds.some(({ refundState }) => refundState === REFUND_STATE.underWay) ?? false;

/**
 * Asks anew for a refund that an answer from before it does not have; true once that is done. What was under way when the
 * page changed has been cancelled.
 */
function useLookedFor(
  { data, refetch }: { data: RefundDetail | undefined; refetch(): Promise<unknown> },
  lacking: string,
): boolean {
  const [looked, setLooked] = useState('');
  const isDue = data !== undefined && lacking !== '' && looked !== lacking;
  useEffect(() => {
    if (!isDue) return undefined;
    let isOver = false;
    void refetch().finally(() => {
      if (!isOver) setLooked(lacking);
    });
    return () => {
      isOver = true;
    };
  }, [isDue, lacking, refetch]);
  return looked === lacking;
}

/** Asks anew once a fee that is shown no longer holds. */
function useRise(detail: RefundDetail | undefined, onRise: () => void): void {
  const moments = detail?.tickets.flatMap(({ rises }) => (rises ? [Date.parse(rises.at)] : [])) ?? [];
  const next = moments.length > 0 ? Math.min(...moments) + 1 : 0;
  const isDue = useSecondsUntil(next) === 0 && next > 0;
  const asked = useRef(0);
  useEffect(() => {
    if (!isDue || asked.current === next) return;
    asked.current = next;
    onRise();
  }, [isDue, next, onRise]);
}
