import type { Voyage } from '../../../src/contract/flight-booking/booking';
import { Fault } from '../server/http/fault';
import type { Offer } from './offer';

/** Throws priceChanged, with the segment and its current price, unless every price equals the one on the screen. */
export function checkPrices(offers: readonly Offer[], voyages: readonly Voyage[]): void {
  for (const [i, { segmentNo, price }] of offers.entries()) {
    const { salePrice } = price.unit;
    const { salePrice: shown, sequenceNo } = voyages[i] ?? {};
    if (shown !== salePrice) {
      throw new Fault('priceChanged', undefined, { segmentNo, ...(sequenceNo && { sequenceNo }), salePrice });
    }
  }
}
