import type { FlightItinerary, Price, PriceUnit } from '../../../src/contract/flight-booking/booking';
import { isOpenSale } from '../../../src/domain/travel-standard/open-sale';
import type { FullFares, SupplierFlight } from '../supplier/port';
import { SHOWN_SEATS, remainingSeats } from './itinerary';
import type { TakenSeats } from './taken-seats';

/**
 * Largest number of prices per cabin class, combined from the sectors' own: the cheapest of each, the next of each, and
 * so on.
 */
const MOST_PRICES = { 1: 5, 2: 2, 3: 2 } as const;
const FARE_CLASS = { 1: 'Y', 2: 'C', 3: 'F' } as const satisfies Record<number, keyof FullFares>;

/**
 * A connection on sale: one class of cabin all the way, the sum of the sectors' fares, and one price unit per flight,
 * from fares that anyone may buy at any time. Undefined when no class has a seat left on every flight.
 */
export function connectionItinerary(
  flights: readonly SupplierFlight[],
  taken: TakenSeats['byInventory'],
): FlightItinerary | undefined {
  const priceList = ([1, 2, 3] as const).flatMap((cabinType) => {
    const sectors = flights.map((flight, i) => unitsOf(flight, i + 1, cabinType, taken));
    const count = Math.min(MOST_PRICES[cabinType], ...sectors.map(({ length }) => length));
    return Array.from({ length: count }, (_, rank) =>
      sumOf(
        flights,
        sectors.flatMap((units) => units[rank] ?? []),
      ),
    );
  });
  if (priceList.length === 0) return undefined;
  const open = priceList.filter(({ priceUnitList }) => priceUnitList.every(({ isProtocol }) => !isProtocol));
  return {
    flightSegments: [{ segNo: 1, flightList: flights.map(({ flight }) => flight) }],
    priceList,
    minPrice: lowestOf(priceList),
    minPriceWithoutGw: open.length === 0 ? 0 : lowestOf(open),
  };
}

const lowestOf = (prices: readonly Price[]): number =>
  Math.min(...prices.map(({ totalSalePrice }) => totalSalePrice));

/** Available price units of one sector in a class of cabin, cheapest first, numbered by their sector. */
function unitsOf(
  sold: SupplierFlight,
  sequenceNo: number,
  cabinType: 1 | 2 | 3,
  taken: TakenSeats['byInventory'],
): PriceUnit[] {
  const ours = taken.get(sold.inventoryKey) ?? new Map<string, number>();
  return sold.prices
    .map(({ unit }) => ({
      ...unit,
      sequenceNo,
      fullFare: sold.fullFares[FARE_CLASS[cabinType]],
      seatCount: Math.min(unit.seatCount, remainingSeats(sold, unit.cabinCode, ours), SHOWN_SEATS),
    }))
    .filter((unit) => unit.cabinType === cabinType && unit.seatCount > 0 && isOpenSale(unit))
    .sort((a, b) => a.salePrice - b.salePrice || (a.policyId < b.policyId ? -1 : 1));
}

function sumOf(flights: readonly SupplierFlight[], priceUnitList: PriceUnit[]): Price {
  const total = (of: 'salePrice' | 'ticketPrice' | 'buildFee' | 'fuelFee') =>
    priceUnitList.reduce((sum, unit) => sum + unit[of], 0);
  const full = (fareClass: keyof FullFares) => {
    const fares = flights.map(({ fullFares }) => fullFares[fareClass]);
    return fares.includes(0) ? 0 : fares.reduce((sum, fare) => sum + fare, 0);
  };
  return {
    totalSalePrice: total('salePrice'),
    totalTicketPrice: total('ticketPrice'),
    totalBuildFee: total('buildFee'),
    totalFuelFee: total('fuelFee'),
    totalCPrice: full('C'),
    totalFPrice: full('F'),
    totalYPrice: full('Y'),
    priceUnitList,
  };
}
