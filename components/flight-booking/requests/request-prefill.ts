import type { NavigationTarget } from '../../../src/element/navigation/targets';
import type { BookingState } from '../model/booking-state';

/** Prefill of a request for the current journey: codes and dates, '' where not chosen. */
export function requestPrefill({
  flow,
  form,
}: Pick<BookingState, 'flow' | 'form'>): Extract<NavigationTarget, { target: 'request' }> {
  const journey = 'query' in flow ? flow.query : { ...form, returnDate: form.isRound ? form.returnDate : '' };
  const { dep, arr, date, returnDate } = journey;
  return {
    target: 'request',
    kind: 'trip',
    depCity: dep?.cityCode ?? '',
    arrCity: arr?.cityCode ?? '',
    beginDate: date,
    endDate: returnDate || date,
  };
}
