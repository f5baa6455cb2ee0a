import { parsePlimit } from '../../../src/domain/booking-limits/plimit';
import type { Fare } from '../results/offers/offers';
import type { FlightFareTexts } from './texts';

/** Short texts of a price's purchase restrictions. Malformed entries are skipped. */
export const limitTexts = (plimit: string, t: FlightFareTexts): string[] =>
  parsePlimit(plimit).limits.map((limit) => t.limit(limit));

/** Short reason why the travellers cannot buy a fare; '' for none. */
export function obstacleText({ obstacle, unit }: Fare, t: FlightFareTexts): string {
  switch (obstacle) {
    case undefined:
      return '';
    case 'limits':
      return t.limits(limitTexts(unit.plimit, t));
    case 'seats':
      return t.seatsShort(unit.seatCount);
    case 'bookTime':
      return t.onlyAt(unit.canBookTime ?? 2);
  }
}
