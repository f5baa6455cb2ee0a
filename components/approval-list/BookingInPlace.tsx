import ArrowLeft from 'lucide-react/icons/arrow-left';
import { createElement, useEffect, useRef } from 'react';
import { useNeeded } from '../../src/element/use-needed';
import { Button } from '../../src/ui/Button';
import { SkeletonRows } from '../../src/ui/SkeletonRows';
import type { BookingWish } from './booking-wish';
import type { Listing } from './listing';

/** The flights of an application by the element for bookings, where the page around has no place for it. */
export function BookingInPlace({ listing, wish }: { listing: Listing; wish: BookingWish }) {
  const tag = useNeeded(listing.host, 'flight-booking');
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <div className="al-order">
      <div>
        <Button ref={back} variant="text" icon={<ArrowLeft />} onClick={listing.closeBooking}>
          返回审批
        </Button>
      </div>
      {tag ? (
        createElement(tag, {
          'dep-code': wish.depCode,
          'arr-code': wish.arrCode,
          'dep-date': wish.depDate,
          'ret-date': wish.retDate,
          'auto-search': true,
          'over-standard-apply-id': wish.overApplyId,
        })
      ) : (
        <SkeletonRows rows={6} height={64} label="正在打开机票预订" />
      )}
    </div>
  );
}
