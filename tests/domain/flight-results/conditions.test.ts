import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { filtersOfConditions } from '../../../components/flight-booking/filters/conditions';
import {
  conditionsOf,
  flightFiltersOf,
  type Condition,
} from '../../../src/domain/travel-standard/flight-conditions';
import type { Filters } from '../../../components/flight-booking/filters/filters';

const on = (conditionType: number, ...values: number[]): Condition => ({ conditionType, values });

describe('filters of the specification’s condition types', () => {
  const table: [what: string, conditions: Condition[], filters: Partial<Filters>][] = [
    ['none', [], {}],
    ['a discount in tenths of a percent', [on(3, 850)], { discountMost: 85 }],
    ['capped at 100', [on(3, 1200)], { discountMost: 100 }],
    ['the strictest of several', [on(3, 900), on(3, 700)], { discountMost: 70 }],
    ['no discount at all is none asked for', [on(3, 0)], {}],
    ['cabin types in order, others left out', [on(33, 3, 1, 4)], { cabinTypes: [1, 3] }],
    ['cabin types of both', [on(33, 1, 2), on(10_033, 2, 3)], { cabinTypes: [2] }],
    ['cabin types of the second alone', [on(10_033, 1)], { cabinTypes: [1] }],
    ['the first where both share none', [on(33, 1), on(10_033, 3)], { cabinTypes: [1] }],
    ['a price', [on(100, 80_000)], { priceMost: 80_000 }],
    ['work hours', [on(10_001, 1)], { bookTime: 1 }],
    ['non-work hours', [on(10_001, 2)], { bookTime: 2 }],
    ['no third kind of time', [on(10_001, 3)], {}],
    ['no limit, whatever else', [on(3, 700), on(9999)], {}],
    ['a type that is not known', [on(77, 1)], {}],
  ];
  for (const [what, conditions, filters] of table) {
    it(what, () => assert.deepEqual(filtersOfConditions(conditions), filters));
  }

  it('are set by an enterprise as they are read, and read as far as it can set them', () => {
    const none = { discountMost: null, priceMost: null, cabinTypes: [], bookTime: null };
    const all = { discountMost: 85, priceMost: 80_000, cabinTypes: [1, 3], bookTime: 2 } as const;
    for (const filters of [none, { ...all, cabinTypes: [...all.cabinTypes] }])
      assert.deepEqual(flightFiltersOf(conditionsOf(filters), 100_000), filters);
    assert.deepEqual(conditionsOf(none), []);
    const odd = [on(3, 1255), on(100, 0.4), on(100, 900_000), on(10_033, 2), on(10_001, 7)];
    assert.deepEqual(flightFiltersOf(odd, 100_000), {
      discountMost: 100,
      priceMost: 1,
      cabinTypes: [2],
      bookTime: null,
    });
    assert.deepEqual(flightFiltersOf([...odd, on(9999)], 100_000), none);
  });

  it('bookPriceLimit other than 10 adds the minimum sale price', () => {
    assert.deepEqual(filtersOfConditions([], 10), {});
    for (const limit of [0, 1, 11]) assert.deepEqual(filtersOfConditions([], limit), { lowestOnly: true });
    assert.deepEqual(filtersOfConditions([on(3, 500)], 1), { discountMost: 50, lowestOnly: true });
    assert.deepEqual(filtersOfConditions([on(9999)], 1), { lowestOnly: true }, 'whatever the conditions are');
  });
});
