import type { FlightItinerary, Price } from '../../../src/contract/flight-booking/booking';
import { isOpenSale } from '../../../src/domain/travel-standard/open-sale';
import type { SupplierFlight, SupplierPrice } from '../supplier/port';

/** Screens show at most this many seats, meaning so many or more. */
export const SHOWN_SEATS = 9;

/** Seats of a cabin that are neither sold nor held. `taken`: the gateway's own sales, by cabin code. */
export function remainingSeats(
  flight: SupplierFlight,
  cabinCode: string,
  taken: ReadonlyMap<string, number>,
): number {
  return Math.max(0, (flight.seats[cabinCode] ?? 0) - (taken.get(cabinCode) ?? 0));
}

/**
 * A supplier's flight on sale: prices with a seat left, cheapest first as the supplier orders them; undefined if there
 * are none.
 */
export function itineraryOf(
  flight: SupplierFlight,
  taken: ReadonlyMap<string, number>,
): FlightItinerary | undefined {
  const priceList: Price[] = [];
  let minPrice = Infinity;
  let minPriceWithoutGw = Infinity;
  for (const price of flight.prices) {
    const { unit } = price;
    const left = Math.min(unit.seatCount, remainingSeats(flight, unit.cabinCode, taken), SHOWN_SEATS);
    if (left === 0) continue;
    priceList.push(priceOf(flight, price, left));
    if (!isOpenSale(unit)) continue;
    minPrice = Math.min(minPrice, unit.salePrice);
    if (!unit.isProtocol) minPriceWithoutGw = Math.min(minPriceWithoutGw, unit.salePrice);
  }
  if (priceList.length === 0) return undefined;
  return {
    flightSegments: [{ segNo: 1, flightList: [flight.flight] }],
    priceList,
    minPrice: Number.isFinite(minPrice) ? minPrice : 0,
    minPriceWithoutGw: Number.isFinite(minPriceWithoutGw) ? minPriceWithoutGw : 0,
  };
}

function priceOf({ fullFares }: SupplierFlight, { unit }: SupplierPrice, seatCount: number): Price {
  return {
    totalSalePrice: unit.salePrice,
    totalTicketPrice: unit.ticketPrice,
    totalBuildFee: unit.buildFee,
    totalFuelFee: unit.fuelFee,
    totalCPrice: fullFares.C,
    totalFPrice: fullFares.F,
    totalYPrice: fullFares.Y,
    priceUnitList: [unit.seatCount === seatCount ? unit : { ...unit, seatCount }],
  };
}
