import type { Flight } from '../../../src/contract/flight-booking/booking';
import type { Airline } from '../reference-data/index';

const MEAL = { none: 0, meal: 1, snack: 2 } as const satisfies Record<string, Flight['mealFlag']>;
/** Flight minutes from which a snack, and at mealtimes a meal, is served. */
const SNACK_MINUTES = 75;
const MEAL_MINUTES = 100;
const LONG_MINUTES = 180;
/** Breakfast, lunch and dinner, minutes after midnight of the departure. */
const MEALTIMES: readonly (readonly [from: number, until: number])[] = [
  [390, 510],
  [660, 780],
  [1020, 1140],
];

/** Meal on board, by length and time of day; none on low-cost airlines. Minutes. */
export function mealOf(operator: Airline, departure: number, duration: number): Flight['mealFlag'] {
  if (!operator.fullService || duration < SNACK_MINUTES) return MEAL.none;
  const isMealtime = MEALTIMES.some(([from, until]) => departure < until && departure + duration > from);
  return duration >= LONG_MINUTES || (duration >= MEAL_MINUTES && isMealtime) ? MEAL.meal : MEAL.snack;
}
