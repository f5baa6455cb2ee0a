import type { Flight, PriceUnit } from '../../../../src/contract/flight-booking/booking';
import { travelMinutes } from '../../../../src/domain/connection/connection';

/** Flights of a connection in flight order. */
export type Connection = readonly [Flight, Flight, ...Flight[]];

export const isConnection = (flights: readonly Flight[]): flights is Connection => flights.length > 1;

const joined = (parts: readonly string[]): string => [...new Set(parts)].join('/');

/** Connection as a single flight for the list, from the first departure to the last arrival. */
export function wholeFlight(flights: Connection): Flight {
  const [first] = flights;
  const last = flights.at(-1) ?? first;
  const { arrTime, arrAirportCode, arrAirportName, arrCityName } = last;
  return {
    ...first,
    flightNo: joined(flights.map(({ flightNo }) => flightNo)),
    carrierShortName: joined(flights.map(({ carrierShortName }) => carrierShortName)),
    carrierFullName: joined(flights.map(({ carrierFullName }) => carrierFullName)),
    arrTime,
    arrAirportCode,
    arrAirportName,
    arrCityName,
    terminals: { dep: first.terminals.dep, arr: last.terminals.arr },
    stopInfos: [],
    distance: flights.reduce((sum, { distance }) => sum + distance, 0),
    duration: travelMinutes(flights),
  };
}

/** Price units of a connection as a single one: sums, and attributes that hold for every flight. */
export function wholeUnit(units: readonly [PriceUnit, ...PriceUnit[]]): PriceUnit {
  const [first] = units;
  const sum = (of: 'salePrice' | 'ticketPrice' | 'fuelFee' | 'buildFee') =>
    units.reduce((all, unit) => all + unit[of], 0);
  return {
    ...first,
    cabinCode: joined(units.map(({ cabinCode }) => cabinCode)),
    policyId: units.map(({ policyId }) => policyId).join('+'),
    salePrice: sum('salePrice'),
    ticketPrice: sum('ticketPrice'),
    fuelFee: sum('fuelFee'),
    buildFee: sum('buildFee'),
    discount: Math.max(...units.map(({ discount }) => discount)),
    seatCount: Math.min(...units.map(({ seatCount }) => seatCount)),
    baggage: Math.min(...units.map(({ baggage }) => baggage)),
    refundable: units.every(({ refundable }) => refundable !== false),
    isProtocol: units.some(({ isProtocol }) => isProtocol),
    productTags: [],
    policyExInfo: '',
    fareCode: '',
    sps: [],
  };
}
