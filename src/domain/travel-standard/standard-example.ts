import type { LowestFareRule, StandardSnapshot } from '../../contract/travel-standard/shapes';
import { highestWithin } from '../fare/lowest-fare';
import { addDays } from '../shanghai-time';

type CabinType = StandardSnapshot['maxCabinType'];
/** Fields of a standard that an example uses. */
export type ExampleStandard = Pick<
  StandardSnapshot,
  'maxCabinType' | 'discountCaps' | 'maxPrice' | 'lowestFare' | 'advanceDays'
>;

/** Full fares of the example by cabin type, fen. */
const FULL_FARES = [
  { cabinType: 1, group: 'economy', fullFare: 200_000 },
  { cabinType: 2, group: 'business', fullFare: 500_000 },
  { cabinType: 3, group: 'first', fullFare: 800_000 },
] as const;
/** Lowest fare of the example, fen. */
const LOWEST = 80_000;
const DEPARTURE = '2026-12-31';

/** A permitted cabin class. */
export interface ClassExample {
  cabinType: CabinType;
  fullFare: number;
  /** Discount cap, percent; null: none. */
  cap: number | null;
  /** Highest price in fen for such a full fare; null: any price. */
  highest: number | null;
}

/** Effect of a standard, with an example for each rule. */
export interface StandardExample {
  classes: ClassExample[];
  /** The rule, the lowest fare of the example, and the highest one within the tolerance. */
  lowest: { rule: LowestFareRule; lowest: number; highest: number } | null;
  /** Last day to book a departure: YYYY-MM-DD. */
  advance: { departure: string; lastDay: string } | null;
}

/** Applies a standard to example fares, so that administrators see its effect. */
export function standardExample(standard: ExampleStandard): StandardExample {
  const { maxCabinType, discountCaps, maxPrice, lowestFare, advanceDays } = standard;
  const classes = FULL_FARES.filter(({ cabinType }) => cabinType <= maxCabinType).map(
    ({ cabinType, group, fullFare }) => {
      const cap = discountCaps[group];
      const limits = [cap === null ? null : Math.floor((fullFare * cap) / 100), maxPrice].filter(
        (limit) => limit !== null,
      );
      return { cabinType, fullFare, cap, highest: limits.length === 0 ? null : Math.min(...limits) };
    },
  );
  return {
    classes,
    lowest: lowestFare && {
      rule: lowestFare,
      lowest: LOWEST,
      highest: highestWithin(LOWEST, lowestFare.tolerance),
    },
    advance: advanceDays === 0 ? null : { departure: DEPARTURE, lastDay: addDays(DEPARTURE, -advanceDays) },
  };
}
