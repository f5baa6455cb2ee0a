import type { FlightFilters } from '../../contract/enterprise-setting/company';

/** A purchase condition of an enterprise, an application or a standard. */
export interface Condition {
  conditionType: number;
  values: readonly number[];
}

/**
 * Condition types of the specification's filters (section 9). The specification lists only the numbers; this is their
 * interpretation, from the adjacent text:
 *
 * | Type  | Reading                                                                                          |
 * | ----- | ------------------------------------------------------------------------------------------------ |
 * | 3     | Discount: at most `values[0]` tenths of a percent of the full fare (850 is 85 %, 8.5 折), capped at 100 % |
 * | 33    | Cabin types that may be booked, 1 to 3                                                            |
 * | 100   | Sale price at most `values[0]`, fen                                                               |
 * | 9999  | No limit: no other condition counts                                                               |
 * | 10033 | Cabin types as 33; with both, the types that both allow                                           |
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

const TENTHS = 10;
const MOST_PERCENT = 100;
const NO_FILTERS: FlightFilters = { discountMost: null, priceMost: null, cabinTypes: [], bookTime: null };

/**
 * Returns the filters in an enterprise's conditions. Conditions set by its agency may exceed the filters' range: these
 * are read as far as possible.
 */
export function flightFiltersOf(conditions: readonly Condition[], mostPrice: number): FlightFilters {
  const valuesOf = (type: number): number[] =>
    conditions.filter(({ conditionType }) => conditionType === type).flatMap(({ values }) => values);
  if (conditions.some(({ conditionType }) => conditionType === CONDITION.unlimited)) return NO_FILTERS;
  const least = (type: number, unit: number, most: number): number | null => {
    const good = valuesOf(type).filter((value) => value > 0);
    if (good.length === 0) return null;
    return Math.min(most, Math.max(1, Math.floor(Math.min(...good) / unit)));
  };
  const first = valuesOf(CONDITION.cabin);
  const cabins = first.length > 0 ? first : valuesOf(CONDITION.secondCabin);
  const times = valuesOf(CONDITION.bookTime);
  return {
    discountMost: least(CONDITION.discount, TENTHS, MOST_PERCENT),
    priceMost: least(CONDITION.price, 1, mostPrice),
    cabinTypes: ([1, 2, 3] as const).filter((type) => cabins.includes(type)),
    bookTime: ([1, 2] as const).find((time) => times[0] === time) ?? null,
  };
}

/** Returns the conditions of the filters; empty without any. */
export function conditionsOf({ discountMost, priceMost, cabinTypes, bookTime }: FlightFilters): Condition[] {
  return [
    ...(discountMost === null
      ? []
      : [{ conditionType: CONDITION.discount, values: [discountMost * TENTHS] }]),
    ...(priceMost === null ? [] : [{ conditionType: CONDITION.price, values: [priceMost] }]),
    ...(cabinTypes.length === 0 ? [] : [{ conditionType: CONDITION.cabin, values: [...cabinTypes] }]),
    ...(bookTime === null ? [] : [{ conditionType: CONDITION.bookTime, values: [bookTime] }]),
  ];
}
