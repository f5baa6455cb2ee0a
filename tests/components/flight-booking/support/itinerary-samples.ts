import type { FlightItinerary } from '../../../../src/contract/flight-booking/booking';
import { addDays } from '../../../../src/domain/shanghai-time';
import { TRIP_DAY } from '../../../support/trip-day';
import { flight, itinerary, unit } from '../../../support/flight-samples';

export const ITINERARIES: FlightItinerary[] = [
  itinerary(flight(), [
    unit(),
    unit({ policyId: 'P2', cabinCode: 'T', discount: 40, salePrice: 51_000, plimit: '4:2-9' }),
    unit({
      policyId: 'P3',
      cabinCode: 'J',
      cabinName: '公务舱',
      cabinType: 2,
      discount: 100,
      salePrice: 380_000,
    }),
  ]),
  itinerary(
    flight({
      flightNo: 'MU5102',
      carrierCode: 'MU',
      carrierShortName: '东航',
      takeOffTime: `${TRIP_DAY}T22:40`,
      arrTime: `${addDays(TRIP_DAY, 1)}T01:05`,
      depAirportCode: 'PKX',
      depAirportName: '大兴机场',
      terminals: { dep: '', arr: 'T2' },
      duration: 145,
      isShare: true,
      operatingFlightNo: 'FM9102',
      operatingCarrierName: '上航',
    }),
    [unit({ salePrice: 62_000, discount: 49, seatCount: 3, isProtocol: true, ticketPrice: 70_000 })],
  ),
];
