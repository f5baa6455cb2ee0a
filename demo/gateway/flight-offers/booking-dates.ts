import { addDays, instantOf, shanghaiDate } from '../../../src/domain/shanghai-time';
import type { BookingParameters } from '../dictionary/booking-parameters';
import { Fault } from '../server/http/fault';

type DateRules = Pick<BookingParameters, 'lastBookableDays' | 'stopSaleMinutes'>;

/** Throws datePast for a day that is over in Shanghai, dateTooFar for one beyond the last bookable. */
export function checkDate(depDate: string, now: Date, { lastBookableDays }: DateRules): void {
  const today = shanghaiDate(now);
  if (depDate < today) throw new Fault('datePast');
  if (depDate > addDays(today, lastBookableDays)) throw new Fault('dateTooFar');
}

/** Instant from which a flight is no longer sold. `takeOffTime`: wall clock, YYYY-MM-DDTHH:mm. */
export function saleEnd(takeOffTime: string, { stopSaleMinutes }: DateRules): number {
  return instantOf(takeOffTime).getTime() - stopSaleMinutes * 60_000;
}
