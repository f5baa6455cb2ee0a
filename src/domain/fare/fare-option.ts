import type { Flight, FlightItinerary, PriceUnit } from '../../contract/flight-booking/booking';
import type { BookTime } from '../travel-standard/book-time';

/** One price of one leg, with the data that the standards check. */
export interface FareOption {
  flightNo: string;
  /** Wall clock of the airport, YYYY-MM-DDTHH:mm. */
  takeOffTime: string;
  /** Fen for one adult, without taxes. */
  salePrice: number;
  cabinType: 1 | 2 | 3;
  cabinCode: string;
  policyId: string;
  /** Integer percent of the full fare of the class group. */
  discount: number;
  /** Seats left; 9 stands for nine or more. */
  seatCount: number;
  /** Restriction strings by flight, in the order flown. */
  limits: readonly { depDate: string; plimit: string }[];
  /** Kinds of time to which the sale of its units is restricted; empty: at any time. */
  bookTimes: readonly BookTime[];
  isShared: boolean;
  isConnection: boolean;
  /** IATA code of the last airport. */
  arrAirportCode: string;
  /** Minutes from the first departure to the last arrival. */
  travelMinutes: number;
}

/**
 * Returns the price of one or more flights, with one unit each. For several (a connection) it has the highest cabin and
 * discount and the fewest seats among them. `salePrice` in fen for the whole.
 */
export function fareOptionOf(
  flights: readonly [Flight, ...Flight[]],
  units: readonly [PriceUnit, ...PriceUnit[]],
  salePrice: number,
): FareOption {
  const [first] = flights;
  const [unit] = units;
  const last = flights.at(-1) ?? first;
  return {
    flightNo: first.flightNo,
    takeOffTime: first.takeOffTime,
    salePrice,
    cabinType: units.reduce((max, u) => (u.cabinType > max ? u.cabinType : max), unit.cabinType),
    cabinCode: unit.cabinCode,
    policyId: unit.policyId,
    discount: Math.max(...units.map(({ discount }) => discount)),
    seatCount: Math.min(...units.map(({ seatCount }) => seatCount)),
    limits: units.map(({ plimit }, i) => ({
      depDate: (flights[i] ?? first).takeOffTime.slice(0, 10),
      plimit,
    })),
    bookTimes: units.flatMap(({ canBookTime }) => canBookTime ?? []),
    isShared: flights.some(({ isShare }) => isShare),
    isConnection: flights.length > 1,
    arrAirportCode: last.arrAirportCode,
    travelMinutes: minutesBetween(first.takeOffTime, last.arrTime),
  };
}

/** Returns the prices of a leg's search result. A segment without flights or a price without units is left out. */
export function fareOptions(itineraries: readonly FlightItinerary[]): FareOption[] {
  return itineraries.flatMap(({ flightSegments, priceList }) => {
    const [first, ...others] = flightSegments.flatMap(({ flightList }) => flightList);
    if (first === undefined) return [];
    return priceList.flatMap(({ totalSalePrice, priceUnitList: [unit, ...units] }) =>
      unit === undefined ? [] : [fareOptionOf([first, ...others], [unit, ...units], totalSalePrice)],
    );
  });
}

/** Wall clocks of China differ like instants, because it has one time zone and no summer time. */
function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000;
}
