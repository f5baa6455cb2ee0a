import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { requestTexts } from './texts';
import { requestPrefill } from './request-prefill';

/** Form of a new request inside the element. The booking stays unchanged meanwhile. */
export default function NewRequest({ booking }: { booking: Booking }) {
  return (
    <TargetInPlace
      host={booking.host}
      target={requestPrefill(booking.store.getState())}
      back={useTexts(requestTexts).back}
      onBack={booking.closeNewRequest}
    />
  );
}
