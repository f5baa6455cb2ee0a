import { useEffect } from 'react';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import type { Booking } from '../model/booking';
import { showOpened } from './opened';
import type { Flow } from '../model/flow';

interface Props {
  booking: Booking;
  flow: Extract<Flow, { step: 'opening' }>;
}

/** An order made before is read, then shown as it stands now. */
export function OpenOrder({ booking, flow: { orderNo } }: Props) {
  const { data, isFetching, error, refetch } = useCall(
    queryAirTicketDetailNew,
    { orderNo },
    { staleTime: 0 },
  );
  useEffect(() => {
    if (data && !isFetching) showOpened(booking, data);
  }, [booking, data, isFetching]);
  if (!error || isFetching) return <SkeletonRows rows={4} height={72} label="正在打开订单" />;
  return (
    <div className="fb-unopened">
      <ErrorState message={`订单 ${orderNo} 打开失败：${error.message}`} onRetry={() => void refetch()} />
      <Button onClick={booking.restart}>重新预订</Button>
    </div>
  );
}
