import { chance } from '../hash';
import type { TravelDay } from '../timetable/travel-calendar';

/** Demand by minutes after midnight: lowest for early and late flights, highest in business hours. */
const HOURS: readonly { until: number; pull: number }[] = [
  { until: 7 * 60 + 30, pull: -0.14 },
  { until: 10 * 60, pull: 0.1 },
  { until: 16 * 60, pull: -0.02 },
  { until: 20 * 60, pull: 0.12 },
  { until: 21 * 60 + 30, pull: 0 },
  { until: Number.POSITIVE_INFINITY, pull: -0.2 },
];
const LUCK = 0.3;

/** Demand for one flight on a day: 0 is empty, 1 is sold out but for the most expensive seats. */
export function demandOf(day: TravelDay, departure: number, seed: number): number {
  const pull = HOURS.find(({ until }) => departure < until)?.pull ?? 0;
  const luck = (chance(seed, 'demand') - 0.5) * LUCK;
  return Math.min(1, Math.max(0, day.pressure + pull + luck));
}
