import { isOpenSale } from '../../../../src/domain/travel-standard/open-sale';
import type { LowFare, SupplierFlight } from '../port';

/**
 * The cheapest fares that anyone may buy at any time with at least `needed` seats left, by price, `most` of them at
 * most.
 */
export function lowFaresOf(flights: readonly SupplierFlight[], needed: number, most: number): LowFare[] {
  const fares: LowFare[] = [];
  for (const { flight, inventoryKey, seats, prices } of flights) {
    for (const { unit } of prices) {
      if (!isOpenSale(unit) || unit.seatCount < needed) continue;
      fares.push({
        salePrice: unit.salePrice,
        inventoryKey,
        cabinCode: unit.cabinCode,
        seats: seats[unit.cabinCode] ?? 0,
        takeOffTime: flight.takeOffTime,
      });
    }
  }
  return fares.sort((a, b) => a.salePrice - b.salePrice).slice(0, most);
}
