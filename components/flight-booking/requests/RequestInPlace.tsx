import { useMemo } from 'react';
import { useNeeded } from '../../../src/element/host/use-needed';
import { InPlace } from '../../../src/ui/layout/InPlace';
import type { Booking } from '../model/booking';
import { wantedRequest } from './wanted-request';

/** A new request, by the element for requests; the booking waits as it is. */
export default function RequestInPlace({ booking }: { booking: Booking }) {
  const listeners = useMemo(() => ({ 'tp-request-cancelled': booking.closeNewRequest }), [booking]);
  const { depCity, arrCity, beginDate, endDate } = wantedRequest(booking.store.getState());
  return (
    <InPlace
      tag={useNeeded(booking.host, 'travel-request')}
      attributes={{
        'dep-city': depCity,
        'arr-city': arrCity,
        'begin-date': beginDate,
        'end-date': endDate,
      }}
      listeners={listeners}
      back="返回预订"
      onBack={booking.closeNewRequest}
      waiting="正在准备申请单"
    />
  );
}
