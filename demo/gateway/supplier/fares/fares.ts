import { roundFare } from '../../../../src/domain/fare/fares';
import type { BookingClass } from './booking-classes';
import type { CabinSeats } from './cabins';
import { chance, integer, seedOf } from '../hash';
import type { Route } from '../timetable/network';
import type { FullFares } from '../port';
import type { TravelDay } from '../timetable/travel-calendar';

const FEN = 100;
/** Added to every line, so that short ones cost more per kilometre than long ones. */
const BASE_CNY = 160;
const BUSINESS_FACTOR = 2.6;
const FIRST_FACTOR = 3.2;
/** The busiest lines raised their fares the most since fares were freed. */
const TRUNK = { weekly: 150, factor: 0.25 };
const LOW_COST_FACTOR = 0.85;
const PEAK_FACTOR = 1.06;
const CARRIER_SPREAD = 0.06;

/** Full fares (fen, in steps of 10 CNY) of a carrier on a route and date, of the cabins the flight has. */
export function fullFares(
  { from, to, distance, weekly }: Route,
  carrier: string,
  { lowCost, day, cabins }: { lowCost: boolean; day: TravelDay; cabins: CabinSeats },
): FullFares {
  const Y = roundFare(
    baseFare(distance) *
      (1 + TRUNK.factor * Math.min(1, weekly / TRUNK.weekly)) *
      (lowCost ? LOW_COST_FACTOR : 1) *
      (day.isPeak ? PEAK_FACTOR : 1) *
      (1 + CARRIER_SPREAD * (chance(seedOf(carrier + pair(from.iata, to.iata)), 'full fare') - 0.5)),
  );
  return {
    Y,
    C: cabins.C > 0 ? roundFare(Y * BUSINESS_FACTOR) : 0,
    F: cabins.F > 0 ? roundFare(Y * FIRST_FACTOR) : 0,
  };
}

/** Class group that a booking class's discount is taken of: premium economy counts as economy. */
export function fullFareOf(fares: FullFares, { cabin }: BookingClass): number {
  return fares[cabin === 'W' ? 'Y' : cabin];
}

/**
 * Price of a booking class on a flight (fen, in steps of 10 CNY). Demand moves all discounted classes together, never
 * up to the full fare, so that their order stays.
 */
export function classFare(fares: FullFares, booking: BookingClass, demand: number, seed: number): number {
  const full = fullFareOf(fares, booking);
  if (booking.percent >= 100) return roundFare((full * booking.percent) / 100);
  const shift = Math.round((demand - 0.6) * 8) + integer(seed, 'price', -1, 0);
  return roundFare((full * (booking.percent + shift)) / 100);
}

/** The fare formula airlines were once bound to, in fen: degressive with distance. */
function baseFare(distance: number): number {
  return (BASE_CNY + (Math.log(0.6 * distance) / Math.log(150)) * distance) * FEN;
}

/** The same fare both ways. */
function pair(a: string, b: string): string {
  return a < b ? a + b : b + a;
}
