import type { Voyage } from '../../../src/contract/flight-booking/booking';
import { Fault } from '../server/fault';
import type { Offer } from './offer';

/** Throws priceChanged, with the segment and its price now, unless every price is the one the screen showed. */
export function checkPrices(offers: readonly Offer[], voyages: readonly Voyage[]): void {
  for (const [i, { segmentNo, price, flight }] of offers.entries()) {
    const { salePrice } = price.unit;
    if (voyages[i]?.salePrice !== salePrice) {
      throw new Fault('priceChanged', undefined, { segmentNo, flightNo: flight.flight.flightNo, salePrice });
    }
  }
}
