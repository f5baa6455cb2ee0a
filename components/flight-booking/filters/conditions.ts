import type { BookTime } from '../../../src/domain/standard/work-time';
import type { Filters } from './filters';

/** A condition on what may be bought, as an application or a standard brings it along. */
export interface Condition {
  conditionType: number;
  values: readonly number[];
}

/**
 * Condition types of the specification's filters (section 9). It names the numbers alone; this is how they are
 * read here, from what it says beside them:
 *
 * | Type  | Reading                                                                                          |
 * | ----- | ------------------------------------------------------------------------------------------------ |
 * | 3     | Discount: at most `values[0]` tenths of a percent of the full fare (850 is 85 %, 8.5 折), capped at 100 % |
 * | 33    | Cabin types that may be booked, 1 to 3                                                            |
 * | 100   | Sale price at most `values[0]`, fen                                                               |
 * | 9999  | No limit: no other condition counts                                                               |
 * | 10033 | Cabin types as 33, for whoever has both: what both allow                                          |
 * | 10001 | `canBookTime`: bookable in work hours (1) or non-work hours (2)                                   |
 *
 * 9999 and 10033 follow the numbering: 9999 stands for "everything" in the product's other lists, and ten thousand
 * added marks the second condition of a kind.
 */
export const CONDITION = {
  discount: 3,
  cabin: 33,
  price: 100,
  unlimited: 9999,
  secondCabin: 10_033,
  bookTime: 10_001,
} as const;

/** bookPriceLimit that asks for nothing; any other adds the minimum-sale-price filter, whatever the conditions (specification 9). */
export const NO_BOOK_PRICE_LIMIT = 10;

const MOST_DISCOUNT = 100;
const TENTHS = 10;

/** Filters that conditions choose beforehand. Unknown types and values out of range choose nothing. */
export function filtersOfConditions(
  conditions: readonly Condition[],
  bookPriceLimit: number = NO_BOOK_PRICE_LIMIT,
): Partial<Filters> {
  const lowest = bookPriceLimit === NO_BOOK_PRICE_LIMIT ? {} : { lowestOnly: true };
  if (conditions.some(({ conditionType }) => conditionType === CONDITION.unlimited)) return lowest;
  const valuesOf = (type: number): number[] =>
    conditions.filter(({ conditionType }) => conditionType === type).flatMap(({ values }) => values);
  const least = (type: number): number | undefined => {
    const good = valuesOf(type).filter((value) => value > 0);
    return good.length === 0 ? undefined : Math.min(...good);
  };
  const discount = least(CONDITION.discount);
  const price = least(CONDITION.price);
  const cabinTypes = bothOf(cabins(valuesOf(CONDITION.cabin)), cabins(valuesOf(CONDITION.secondCabin)));
  const bookTime = valuesOf(CONDITION.bookTime).find(isBookTime);
  return {
    ...(discount === undefined ? {} : { discountMost: Math.min(MOST_DISCOUNT, discount / TENTHS) }),
    ...(price === undefined ? {} : { priceMost: price }),
    ...(cabinTypes.length === 0 ? {} : { cabinTypes }),
    ...(bookTime === undefined ? {} : { bookTime }),
    ...lowest,
  };
}

const isBookTime = (value: number): value is BookTime => value === 1 || value === 2;

const cabins = (values: readonly number[]): number[] => [1, 2, 3].filter((type) => values.includes(type));

/** What two lists allow; one that is empty allows all. Two that have nothing in common leave the first. */
function bothOf(first: number[], second: number[]): number[] {
  if (first.length === 0) return second;
  const both = first.filter((type) => second.includes(type));
  return both.length === 0 ? first : both;
}
