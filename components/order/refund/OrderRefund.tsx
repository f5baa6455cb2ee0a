import { useEffect, useRef, useState } from 'react';
import {
  getTicketRefundReason,
  h5RefundTicketDetailQueryGateWay,
  REFUND_REASON,
  type RefundDetail,
} from '../../../src/contract/order/refund';
import type { ViewProps } from '../../../src/element/definition/declaration';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { orderRefund } from './element';
import { RefundForm } from './RefundForm';
import { Refunds } from './Refunds';
import { refundTexts } from './texts';

/** A refund under way is read again this often until it has ended. */
const REFETCH_MS = 3000;

/** Tickets of an order to be given back, with what each brings at this moment. */
export default function OrderRefund({ host, orderNo }: ViewProps<typeof orderRefund>) {
  const t = useTexts(refundTexts);
  const errors = useTexts(errorTexts);
  const [reasonType, setReasonType] = useState<number>(REFUND_REASON.planChanged);
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

  if (orderNo === '') return <ErrorState message={t.missingOrder} />;
  const failed = found.error ?? reasons.error;
  if (failed && (!found.data || !reasons.data)) {
    const retry = () => {
      void found.refetch();
      void reasons.refetch();
    };
    return <ErrorState message={errors.of(failed)} onRetry={retry} />;
  }
  if (!found.data || !reasons.data) return <SkeletonRows rows={5} height={56} label={t.loading} />;
  return (
    <div className="or">
      <h2>{t.order(orderNo)}</h2>
      <Refunds refunds={found.data.refunds} />
      <RefundForm
        key={orderNo}
        host={host}
        detail={found.data}
        // the amounts are those of another reason until the answer is there
        isStale={found.isPlaceholderData}
        reasons={reasons.data}
        reasonType={reasonType}
        onReason={setReasonType}
        onChanged={refresh}
      />
    </div>
  );
}

const isUnderWay = (detail: RefundDetail | undefined): boolean =>
  detail?.refunds.some(({ refundState }) => refundState === '退票中') ?? false;

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
