import type { Voyage } from '../../../src/contract/flight-booking/booking';
import type { Choice } from './journey';
import { sectorsOf } from './sectors';

/** Voyages of the chosen price units for requests. Offers belong to single legs, so the segment number is set here. */
export const voyagesOf = (choices: readonly Choice[]): Voyage[] =>
  choices.flatMap((choice, leg) =>
    sectorsOf(choice).map(({ flight, unit }) => ({
      segmentNo: leg + 1,
      ...(choice.offer.connection && { sequenceNo: unit.sequenceNo }),
      flightNo: flight.flightNo,
      depAirportCode: flight.depAirportCode,
      arrAirportCode: flight.arrAirportCode,
      depDate: flight.takeOffTime.slice(0, 10),
      cabinCode: unit.cabinCode,
      policyId: unit.policyId,
      salePrice: unit.salePrice,
    })),
  );
