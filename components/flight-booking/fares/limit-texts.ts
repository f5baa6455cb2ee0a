import { parsePlimit } from '../../../src/domain/booking-limits/plimit';
import type { Fare } from '../results/offers/offers';
import type { FlightFareTexts } from './texts';

/** Who may buy a price, in short; malformed entries say nothing. */
export const limitTexts = (plimit: string, t: FlightFareTexts): string[] =>
  parsePlimit(plimit).limits.map((limit) => t.limit(limit));

/** What keeps those who travel from buying a fare, in short; '' for nothing. */
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
