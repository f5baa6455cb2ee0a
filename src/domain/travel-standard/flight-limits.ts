import type { StandardException, StandardSnapshot } from '../../contract/travel-standard/shapes';
import type { FareOption } from '../fare/fare-option';

/** The limits of a standard that depend on the flight. */
export type FlightLimits = Pick<StandardSnapshot, 'maxCabinType' | 'discountCaps' | 'maxPrice'>;
/** Parts of a fare that the conditions of exceptions compare. */
export type FlightPlace = Pick<FareOption, 'takeOffTime' | 'arrAirportCode' | 'travelMinutes'>;

/** Returns the limits for a flight: those of the first exception that it meets, else those of the standard itself. */
export function limitsOf(standard: StandardSnapshot, flight: FlightPlace): FlightLimits {
  return standard.exceptions?.find((exception) => isMet(exception, flight)) ?? standard;
}

/** Returns the part of a standard that selects the fares compared with the lowest. */
export const maxCabinBy =
  (standard: StandardSnapshot) =>
  (flight: FlightPlace): 1 | 2 | 3 =>
    limitsOf(standard, flight).maxCabinType;

function isMet(
  { airports, season, leastMinutes }: StandardException,
  { takeOffTime, arrAirportCode, travelMinutes }: FlightPlace,
): boolean {
  return (
    (airports === null || airports.includes(arrAirportCode)) &&
    (season === null || isInSeason(takeOffTime.slice(5, 10), season)) &&
    (leastMinutes === null || travelMinutes >= leastMinutes)
  );
}

/** A season whose last day is before its first passes the turn of the year. */
function isInSeason(day: string, { from, to }: { from: string; to: string }): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}
