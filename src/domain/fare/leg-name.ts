import type { Flight } from '../../contract/flight-booking/booking';

/** What a leg is called among `legs` of its journey, from 0: 去程 and 返程 of a round trip; '' where it is the only one. */
export function legName(legs: number, leg: number): '' | '去程' | '返程' {
  if (legs < 2) return '';
  return leg === 0 ? '去程' : '返程';
}

type Ends = Pick<Flight, 'depCityName' | 'arrCityName'>;

/**
 * What each flight of a journey is called: 去程 and 返程 where the second comes back to where the first began, 第1程 and so
 * on of a connection; '' where it is the only one.
 */
export function flightNames(flights: readonly Ends[]): string[] {
  const isReturn = flights.length === 2 && flights[1]?.arrCityName === flights[0]?.depCityName;
  if (isReturn) return ['去程', '返程'];
  return flights.map((_, i) => (flights.length === 1 ? '' : `第${i + 1}程`));
}
