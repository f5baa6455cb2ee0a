import type { FlightItinerary } from '../contract/flight-booking';

/** One price of one leg, as the standards look at it. */
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
  isShared: boolean;
  isConnection: boolean;
}

/**
 * The prices of a leg's search result. A price of several flights (a connection) has the highest cabin and
 * discount and the fewest seats among them. A segment without flights or a price without units gives nothing.
 */
export function fareOptions(itineraries: readonly FlightItinerary[]): FareOption[] {
  return itineraries.flatMap(({ flightSegments, priceList }) => {
    const flights = flightSegments.flatMap(({ flightList }) => flightList);
    const [first] = flights;
    if (first === undefined) return [];
    return priceList.flatMap(({ totalSalePrice, priceUnitList }) => {
      const [unit] = priceUnitList;
      if (unit === undefined) return [];
      return {
        flightNo: first.flightNo,
        takeOffTime: first.takeOffTime,
        salePrice: totalSalePrice,
        cabinType: priceUnitList.reduce((max, u) => (u.cabinType > max ? u.cabinType : max), unit.cabinType),
        cabinCode: unit.cabinCode,
        policyId: unit.policyId,
        discount: Math.max(...priceUnitList.map(({ discount }) => discount)),
        seatCount: Math.min(...priceUnitList.map(({ seatCount }) => seatCount)),
        limits: priceUnitList.map(({ plimit }, i) => ({
          depDate: (flights[i] ?? first).takeOffTime.slice(0, 10),
          plimit,
        })),
        isShared: flights.some(({ isShare }) => isShare),
        isConnection: flights.length > 1,
      };
    });
  });
}
