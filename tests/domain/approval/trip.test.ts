import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type { FormFields, TripLeg } from '../../../src/contract/approval/trip';
import {
  budgetOf,
  citiesOf,
  daysOf,
  isByAir,
  legProblems,
  missingFields,
} from '../../../src/domain/approval/trip';
import { addDays } from '../../../src/domain/shanghai-time';

const leg = (changes: Partial<TripLeg> = {}): TripLeg => ({
  depCityCode: 'BJS',
  depCityName: '北京',
  arrCityCode: 'SHA',
  arrCityName: '上海',
  beginDate: '2026-12-01',
  endDate: '2026-12-03',
  travelMeans: 'flight',
  budget: null,
  ...changes,
});
const back = leg({ depCityCode: 'SHA', depCityName: '上海', arrCityCode: 'BJS', arrCityName: '北京' });

const legs = fc.array(
  fc
    .record({
      from: fc.constantFrom('BJS', 'SHA', 'CAN', 'SIA'),
      to: fc.constantFrom('BJS', 'SHA', 'CAN', 'SIA'),
      begin: fc.integer({ min: 0, max: 60 }),
      length: fc.integer({ min: 0, max: 20 }),
      budget: fc.option(fc.integer({ min: 1, max: 10_000_000_000 })),
    })
    .map(({ from, to, begin, length, budget }) =>
      leg({
        depCityCode: from,
        depCityName: from,
        arrCityCode: to,
        arrCityName: to,
        beginDate: addDays('2026-12-01', begin),
        endDate: addDays('2026-12-01', begin + length),
        budget,
      }),
    ),
  { minLength: 1, maxLength: 10 },
);

describe('the summary of a trip’s legs', () => {
  it('is each city once, in the order it is come to', () => {
    const on = leg({ depCityCode: 'SHA', depCityName: '上海', arrCityCode: 'CAN', arrCityName: '广州' });
    const names = citiesOf([leg(), on, back]).map(({ cityName }) => cityName);
    assert.deepEqual(names, ['北京', '上海', '广州']);
  });

  it('is all their days, and their budgets together', () => {
    const later = leg({ beginDate: '2026-12-02', endDate: '2026-12-02', budget: 250 });
    assert.deepEqual(daysOf([leg(), later]), { beginDate: '2026-12-01', endDate: '2026-12-03' });
    assert.equal(budgetOf([leg({ budget: 100 }), later]), 350);
    assert.equal(budgetOf([leg(), later]), null, 'a leg without a limit has the whole have none');
    assert.deepEqual([budgetOf([]), daysOf([])], [null, { beginDate: '', endDate: '' }]);
  });

  it('covers every leg, and nothing that is none of them', () => {
    fc.assert(
      fc.property(legs, (all) => {
        const cities = citiesOf(all).map(({ cityCode }) => cityCode);
        const { beginDate, endDate } = daysOf(all);
        assert.equal(new Set(cities).size, cities.length);
        assert.deepEqual(
          new Set(cities),
          new Set(all.flatMap(({ depCityCode, arrCityCode }) => [depCityCode, arrCityCode])),
        );
        assert.ok(all.every((one) => one.beginDate >= beginDate && one.endDate <= endDate));
        assert.ok(
          all.some((one) => one.beginDate === beginDate) && all.some((one) => one.endDate === endDate),
        );
        const budget = budgetOf(all);
        const isLimited = all.every((one) => one.budget !== null);
        assert.equal(budget !== null, isLimited);
        assert.ok(budget === null || (Number.isSafeInteger(budget) && budget >= all.length));
      }),
    );
  });
});

describe('a trip', () => {
  it('may be flown with one leg by air, or where none says how one travels', () => {
    const train = leg({ travelMeans: 'train' });
    for (const [legs, isFlown] of [
      [[], true],
      [[leg()], true],
      [[train, back], true],
      [[train], false],
      [[train, leg({ travelMeans: 'other' })], false],
    ] as const) {
      assert.equal(isByAir(legs), isFlown);
    }
  });
});

describe('legs', () => {
  const table: [name: string, legs: TripLeg[], found: string[]][] = [
    ['there and back', [leg(), back], []],
    ['to where they begin', [leg({ arrCityCode: 'BJS' })], ['0 arrCityCode sameCity']],
    ['that end before they begin', [leg({ endDate: '2026-11-30' })], ['0 endDate endBeforeBegin']],
    ['of one day', [leg({ endDate: '2026-12-01' })], []],
    ['begun on the same day', [leg(), back], []],
    ['in a wrong order', [leg(), { ...back, beginDate: '2026-11-30' }], ['1 beginDate outOfOrder']],
    ['with a budget for one alone', [leg({ budget: 1 }), back], ['1 budget budgetMissing']],
    ['with a budget for each', [leg({ budget: 1 }), { ...back, budget: 2 }], []],
  ];
  for (const [name, all, found] of table) {
    it(`${name}: ${found.join() || 'nothing is wrong'}`, () => {
      assert.deepEqual(
        legProblems(all).map(({ at, field, problem }) => `${at} ${field} ${problem}`),
        found,
      );
    });
  }
});

describe('a form', () => {
  it('lacks exactly the required fields left empty', () => {
    const fields: FormFields = {
      budget: 'required',
      costCenter: 'optional',
      accountingEntity: 'hidden',
      files: 'required',
    };
    const given = { budget: false, costCenter: false, accountingEntity: false, files: true };
    assert.deepEqual(missingFields(fields, given), ['budget']);
    assert.deepEqual(missingFields(fields, { ...given, budget: true }), []);
  });
});
