import type { OrderPassenger, Voyage } from '../../../src/contract/flight-booking/booking';
import { isInOrder, journeyProblem } from '../../../src/domain/connection/journey';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import { checkBookingLimits } from '../../../src/domain/booking-limits/booking-limits';
import { checkParty, checkPassenger } from '../../../src/domain/passenger/passenger';
import { fieldsInvalid, Fault } from '../server/http/fault';
import type { Offer } from './offer';

/** Seats these passengers take: an infant travels on a lap. */
export function seatsOf(passengers: readonly Pick<OrderPassenger, 'passengerTypeID'>[]): number {
  return passengers.filter(({ passengerTypeID }) => passengerTypeID !== PASSENGER_TYPE.infant).length;
}

/**
 * Throws fieldsInvalid with the field of each passenger that is invalid on the date of any flight
 * (`passengers.0.cardNo`), or with `passengers` for a party that may not fly together.
 */
export function checkPassengers(passengers: readonly OrderPassenger[], depDates: readonly string[]): void {
  const fields: Record<string, string> = {};
  for (const [i, passenger] of passengers.entries()) {
    for (const date of depDates) {
      for (const [field, message] of Object.entries(checkPassenger(passenger, date))) {
        fields[`passengers.${i}.${field}`] ??= message;
      }
    }
  }
  const [problem] = depDates.flatMap((date) => checkParty(passengers, date));
  if (problem !== undefined) fields['passengers'] = problem;
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
}

/**
 * Throws fieldsInvalid unless the voyages fit this kind of journey, in the order flown: one leg or two, each a flight
 * or the flights of a connection.
 */
export function checkVoyages(voyages: readonly Voyage[], voyageType: 1 | 2): void {
  if (!isInOrder(voyages, voyageType)) throw fieldsInvalid({ voyages: '航段与行程类型不一致' });
}

/** The offers of each segment, in the order flown. */
export function legsOf(offers: readonly Offer[]): Offer[][] {
  const segmentNos = [...new Set(offers.map(({ segmentNo }) => segmentNo))];
  return segmentNos.map((segmentNo) => offers.filter((offer) => offer.segmentNo === segmentNo));
}

/**
 * Throws openJaw if the return leg is not between the cities of the outward leg, and fieldsInvalid if it departs before
 * the outward leg has arrived, or if the flights of a leg are no connection.
 */
export function checkSequence(offers: readonly Offer[]): void {
  const legs = legsOf(offers);
  const problem = journeyProblem(legs.map((leg) => leg.map(({ flight }) => flight.flight)));
  switch (problem?.kind) {
    case 'connection':
      throw fieldsInvalid({ voyages: problem.message });
    case 'openJaw':
      throw new Fault('openJaw');
    case 'tooEarly': {
      const first = legs.slice(0, problem.leg).flat().length;
      throw fieldsInvalid({ [`voyages.${first}.depDate`]: '返程航班须在去程航班到达之后起飞' });
    }
    case undefined:
  }
}

/** The booking restrictions of the offers (specification 5.1) for these passengers. */
export function checkLimits(
  offers: readonly Offer[],
  passengers: readonly OrderPassenger[],
  voyageType: 1 | 2,
): ReturnType<typeof checkBookingLimits> {
  return checkBookingLimits({
    voyageType,
    segments: legsOf(offers).map((leg) => ({
      segmentNo: leg[0]?.segmentNo ?? 1,
      flights: leg.map(({ flight, price }) => ({
        depDate: flight.flight.takeOffTime.slice(0, 10),
        plimit: price.unit.plimit,
      })),
    })),
    passengers: passengers.map((p) => ({
      staffName: p.passagerName,
      identityCardType: p.cardType,
      sexTem: p.sexTem,
      birthDay: p.birthDay,
    })),
  });
}
