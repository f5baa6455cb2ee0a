import type { BookTime } from '../../../src/domain/travel-standard/book-time';
import { CONDITION, type Condition } from '../../../src/domain/travel-standard/flight-conditions';
import type { Filters } from './filters';

/**
 * `bookPriceLimit` without an effect. Any other value adds the minimum-price filter, regardless of the conditions
 * (specification 9).
 */
export const NO_BOOK_PRICE_LIMIT = 10;

const MOST_DISCOUNT = 100;
const TENTHS = 10;

/** Filters that the conditions preset. Unknown types and values out of range are ignored. */
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

/** Intersection of two lists. An empty list permits all; without an intersection the first list applies. */
function bothOf(first: number[], second: number[]): number[] {
  if (first.length === 0) return second;
  const both = first.filter((type) => second.includes(type));
  return both.length === 0 ? first : both;
}
