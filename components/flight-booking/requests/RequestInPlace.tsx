import ArrowLeft from 'lucide-react/icons/arrow-left';
import { createElement, useEffect, useRef } from 'react';
import { useNeeded } from '../../../src/element/use-needed';
import { Button } from '../../../src/ui/Button';
import { SkeletonRows } from '../../../src/ui/SkeletonRows';
import { useSheet } from '../../../src/ui/root';
import type { Booking } from '../booking';
import { wantedRequest } from './wanted-request';
import css from './requests.css?inline';

/** A new request by its own element, where the page around has no place for it; the booking waits as it is. */
export default function RequestInPlace({ booking }: { booking: Booking }) {
  useSheet(css);
  const tag = useNeeded(booking.host, 'travel-request');
  const place = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const { current: element } = place;
    element?.addEventListener('tp-request-cancelled', booking.closeNewRequest);
    return () => element?.removeEventListener('tp-request-cancelled', booking.closeNewRequest);
  }, [booking]);
  const { depCity, arrCity, beginDate, endDate } = wantedRequest(booking.store.getState());
  return (
    <div ref={place} className="fb-request-place">
      <div>
        <Button ref={back} variant="text" icon={<ArrowLeft />} onClick={booking.closeNewRequest}>
          返回预订
        </Button>
      </div>
      {tag ? (
        createElement(tag, {
          'dep-city': depCity,
          'arr-city': arrCity,
          'begin-date': beginDate,
          'end-date': endDate,
        })
      ) : (
        <SkeletonRows rows={6} height={64} label="正在准备申请单" />
      )}
    </div>
  );
}
