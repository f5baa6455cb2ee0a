import { useEffect, useRef, useState } from 'react';
import {
  getTicketRefundReason,
  h5RefundTicketDetailQueryGateWay,
  REFUND_REASON,
  type RefundDetail,
} from '../../../src/contract/order/refund';
import { REFUND_STATE } from '../../../src/contract/order/refund-state';
import type { ViewProps } from '../../../src/element/definition/declaration';
import { useCall } from '../../../src/element/data/use-call';
import { useLiveOrders } from '../../../src/element/live/use-live-orders';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { orderRefund } from './element';
import { MissingOrder } from '../missing-order/MissingOrder';
import { RefundForm } from './RefundForm';
import { RefundProgress } from './RefundProgress';
import { Refunds } from './Refunds';
import { refundTexts } from './texts';

/** A refund under way is read again this often until it has ended. */
const REFETCH_MS = 3000;

/** Tickets of an order to be given back, with what each brings at this moment. */
export default function OrderRefund({ host, orderNo: given, refundNo }: ViewProps<typeof orderRefund>) {
  const t = useTexts(refundTexts);
  const errors = useTexts(errorTexts);
  useLiveOrders();
  const [reasonType, setReasonType] = useState<number>(REFUND_REASON.planChanged);
  // what the host asks for, until the user goes on from there
  const [shown, setShown] = useState({ asked: refundNo, refundNo, isNew: false });
  if (shown.asked !== refundNo)
    setShown({ asked: refundNo, refundNo, isNew: shown.refundNo === refundNo && shown.isNew });
  const orderNo = given || refundNo.replace(/-\d+$/, '');
  const reasons = useCall(getTicketRefundReason, {});
  const found = useCall(
    h5RefundTicketDetailQueryGateWay,
    orderNo === '' ? undefined : { orderNo, reasonType },
    {
      staleTime: 0,
      live: true,
      keepPrevious: true,
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
  if (!found.data || !reasons.data) return <SkeletonRows rows={5} height={56} label={t.loading} />;
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
      <RefundForm
        key={`${orderNo} ${found.data.staffNO}`}
        host={host}
        detail={found.data}
        // the amounts are those of another reason until the answer is there
        isStale={found.isPlaceholderData}
        reasons={reasons.data}
        reasonType={reasonType}
        onReason={setReasonType}
        onChanged={refresh}
        onApplied={(no) => show(no, true)}
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
