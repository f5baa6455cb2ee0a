import type { Voyage } from '../../../src/contract/flight-booking/booking';
import type { Fare, Offer } from '../results/offers';

/** The chosen price unit as calls name it; offers come leg by leg, so the place in the journey is said here. */
export function voyageOf({ flight }: Offer, { unit }: Fare, segmentNo = unit.segmentNo): Voyage {
  return {
    segmentNo,
    flightNo: flight.flightNo,
    depAirportCode: flight.depAirportCode,
    arrAirportCode: flight.arrAirportCode,
    depDate: flight.takeOffTime.slice(0, 10),
    cabinCode: unit.cabinCode,
    policyId: unit.policyId,
    salePrice: unit.salePrice,
  };
}
