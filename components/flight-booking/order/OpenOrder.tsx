import { useEffect } from 'react';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { showOrder } from './show-order';
import type { Flow } from '../model/flow';
import { flightOrderTexts } from './texts';

interface Props {
  booking: Booking;
  flow: Extract<Flow, { step: 'opening' }>;
}

/** Reads an existing order, and then shows its current state. */
export function OpenOrder({ booking, flow: { orderNo } }: Props) {
  const t = useTexts(flightOrderTexts);
  const errors = useTexts(errorTexts);
  const { data, isFetching, error, refetch } = useCall(
    queryAirTicketDetailNew,
    { orderNo },
    { staleTime: 0 },
  );
  useEffect(() => {
    if (data && !isFetching) showOrder(booking, data);
  }, [booking, data, isFetching]);
  if (!error || isFetching) return <SkeletonRows rows={4} height={72} label={t.opening} />;
  return (
    <div className="fb-unopened">
      <ErrorState message={t.openFailed(orderNo, errors.of(error))} onRetry={() => void refetch()} />
      <Button onClick={booking.restart}>{t.bookAgain}</Button>
    </div>
  );
}
