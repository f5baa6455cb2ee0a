import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import type { Booking } from '../model/booking';
import { wantedRequest } from './wanted-request';

/** A new request in place; the booking waits as it is. */
export default function NewRequest({ booking }: { booking: Booking }) {
  return (
    <TargetInPlace
      host={booking.host}
      target={wantedRequest(booking.store.getState())}
      back="返回预订"
      onBack={booking.closeNewRequest}
    />
  );
}
