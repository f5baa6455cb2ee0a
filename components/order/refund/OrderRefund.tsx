import { useEffect, useState } from 'react';
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
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { orderRefund } from './declaration';
import { AfterSalePage } from '../after-sale/AfterSalePage';
import { useApplication } from '../after-sale/use-application';
import { useFeeExpiry } from '../after-sale/use-fee-expiry';
import { isApprovedRefund } from './approved-refund';
import { RefundForm } from './RefundForm';
import { RefundProgress } from './RefundProgress';
import { Refunds } from './Refunds';
import { refundTexts } from './texts';

/** Polling interval of a refund under way. */
const REFETCH_MS = 3000;

/** Refund page of an order: its tickets with the amounts they return at this moment, its records and the form. */
export default function OrderRefund(props: ViewProps<typeof orderRefund>) {
  const { host, orderNo: given, refundNo, applyId: givenApplyId } = props;
  const t = useTexts(refundTexts);
  useLiveOrders();
  const [reasonType, setReasonType] = useState<number>(REFUND_REASON.planChanged);
  // the host's `refundNo` counts until the user navigates further
  const [shown, setShown] = useState({ asked: refundNo, refundNo, isNew: false });
  if (shown.asked !== refundNo)
    setShown({ asked: refundNo, refundNo, isNew: shown.refundNo === refundNo && shown.isNew });
  const orderNo = given || refundNo.replace(/-\d+$/, '');
  const chosen = useApplication(givenApplyId, orderNo, isApprovedRefund);
  const reasons = useCall(getTicketRefundReason, {});
  const found = useCall(
    h5RefundTicketDetailQueryGateWay,
    orderNo === '' ? undefined : { orderNo, reasonType },
    {
      staleTime: 0,
      live: true,
      // the detail of another order does not serve as a placeholder
      keepPrevious: (detail) => detail.orderNo === orderNo,
      refetchInterval: (detail) => isUnderWay(detail) && REFETCH_MS,
    },
  );
  const refresh = () => void found.refetch();
  useFeeExpiry(found.data, refresh);
  const refund = found.data?.refunds.find((other) => other.refundNo === shown.refundNo);
  const isLookedFor = useLookedFor(found, refund === undefined ? shown.refundNo : '');

  const show = (no: string, isNew = false) => {
    setShown({ asked: refundNo, refundNo: no, isNew });
    host.emit('tp-detail', { kind: 'refund', id: no });
  };
  const back = () => {
    if (host.emit('tp-navigate', { target: 'refund', orderNo })) {
      setShown({ asked: refundNo, refundNo: '', isNew: false });
    }
  };
  function progress(detail: RefundDetail) {
    if (shown.refundNo === '') return undefined;
    if (refund === undefined && !isLookedFor) return <SkeletonRows rows={5} height={56} label={t.loading} />;
    return (
      <div className="or">
        <h2>{t.order(orderNo)}</h2>
        {refund ? (
          <RefundProgress detail={detail} refund={refund} isNew={shown.isNew} onBack={back} />
        ) : (
          <ErrorState message={t.unknown}>
            <Button onClick={back}>{t.others}</Button>
          </ErrorState>
        )}
      </div>
    );
  }
  return (
    <AfterSalePage
      host={host}
      of="refund"
      orderNo={orderNo}
      found={found}
      reasons={reasons}
      chosen={chosen}
      texts={t}
      onNavigate={(target) => host.emit('tp-navigate', target)}
      onBack={refresh}
      instead={progress}
      records={({ refunds }) => <Refunds refunds={refunds} onShow={show} />}
      form={(detail, known) => (
        <RefundForm
          key={`${orderNo} ${detail.staffNO} ${chosen.usable?.applyId ?? ''}`}
          host={host}
          detail={detail}
          // until the response arrives the amounts are those of the former reason
          isStale={found.isPlaceholderData}
          reasons={known}
          reasonType={reasonType}
          onReason={setReasonType}
          onChanged={refresh}
          onApplied={(no) => show(no, true)}
          approved={chosen.usable}
        />
      )}
    />
  );
}

const isUnderWay = (detail: RefundDetail | undefined): boolean =>
  detail?.refunds.some(({ refundState }) => refundState === REFUND_STATE.underWay) ?? false;

/**
 * Refetches once when the detail lacks refund `lacking`, as the cached response may be older than the refund. Returns
 * true when done. A request that was running when the page changed has been cancelled.
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
