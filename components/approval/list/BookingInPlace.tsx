import { useNeeded } from '../../../src/element/host/use-needed';
import { InPlace } from '../../../src/ui/layout/InPlace';
import type { BookingWish } from './booking-wish';
import type { Listing } from './listing';

/** The flights of an application, by the element for bookings. */
export const BookingInPlace = ({ listing, wish }: { listing: Listing; wish: BookingWish }) => (
  <InPlace
    tag={useNeeded(listing.host, 'flight-booking')}
    attributes={{
      'dep-code': wish.depCode,
      'arr-code': wish.arrCode,
      'dep-date': wish.depDate,
      'ret-date': wish.retDate,
      'auto-search': true,
      'over-standard-apply-id': wish.overApplyId,
    }}
    back="返回审批"
    onBack={listing.closeBooking}
    waiting="正在打开机票预订"
  />
);
