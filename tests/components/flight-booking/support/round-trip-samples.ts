import { addDays } from '../../../../src/domain/shanghai-time';
import { TRIP_DAY } from '../../../support/trip-day';
import type { FlightQuery, PriceUnit } from '../../../../src/contract/flight-booking/booking';
import { flight, itinerary, unit } from '../../../support/flight-samples';
import type { Answers } from '../../../support/components/fake-runtime';
import { ITINERARIES } from './itinerary-samples';

export const THERE = TRIP_DAY;
export const BACK = addDays(TRIP_DAY, 3);

/** Return flights on the requested day: one in the morning and one in the evening, whose fares differ. */
export function backFlights(date: string, evening: Partial<PriceUnit> = {}) {
  const way = { depAirportCode: 'SHA', arrAirportCode: 'PEK', depCityName: '上海', arrCityName: '北京' };
  const morning = { flightNo: 'MU5101', takeOffTime: `${date}T07:00`, arrTime: `${date}T09:15` };
  const late = { flightNo: 'CA1502', takeOffTime: `${date}T19:00`, arrTime: `${date}T21:20` };
  return [
    itinerary(flight({ ...way, ...morning }), [unit({ salePrice: 40_000 })]),
    itinerary(flight({ ...way, ...late }), [unit({ salePrice: 90_000, ...evening })]),
  ];
}

/** Outbound flights, and return flights on any requested day. */
export const roundAnswers = (evening: Partial<PriceUnit> = {}): Answers => ({
  queryFlightList: ({ depCode, depDate }: FlightQuery) => ({
    itineraryList: depCode === 'SHA' ? backFlights(depDate, evening) : ITINERARIES,
  }),
});

/** Attributes of a round trip that is searched at once. */
export const ROUND = {
  'dep-code': 'BJS',
  'arr-code': 'SHA',
  'dep-date': THERE,
  'ret-date': BACK,
  'auto-search': '',
};
