import type { Aircraft } from '../../reference-data/index';

/** Seats of one aircraft as one airline sells it: first, business, premium economy and economy class. */
export interface CabinSeats {
  F: number;
  C: number;
  W: number;
  Y: number;
}
export type Cabin = keyof CabinSeats;

/** First class of the few types that have one besides business class. */
const FIRST_BESIDE_BUSINESS: Readonly<Record<string, number>> = { '77W': 8, '748': 12 };

/** Low-cost airlines sell one cabin; narrow-bodies have one front cabin, first or business by the airline's habit. */
export function cabinSeats(
  type: Aircraft,
  { lowCost, firstInNarrow }: { lowCost: boolean; firstInNarrow: boolean },
): CabinSeats {
  const { C: front, W, Y, total } = type.seats;
  if (lowCost) return { F: 0, C: 0, W: 0, Y: total };
  if (type.size !== '大') return firstInNarrow ? { F: front, C: 0, W, Y } : { F: 0, C: front, W, Y };
  const F = FIRST_BESIDE_BUSINESS[type.planeCode] ?? 0;
  return { F, C: front - F, W, Y };
}
