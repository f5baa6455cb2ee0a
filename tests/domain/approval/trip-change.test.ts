import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type { TripContent, TripRequest } from '../../../src/contract/approval/trip';
import { isWithinTolerance, tripDifferences } from '../../../src/domain/approval/trip-change';
import { addDays } from '../../../src/domain/shanghai-time';

const BEIJING = { cityCode: 'BJS', cityName: '北京' };
const SHANGHAI = { cityCode: 'SHA', cityName: '上海' };
const GUANGZHOU = { cityCode: 'CAN', cityName: '广州' };
const LIN = { staffNO: 'S1', staffName: '林静' };
const WANG = { staffNO: 'S2', staffName: '王建华' };
const TOLERANCE = { budgetPercent: 10, days: 1 };

const LEG = {
  depCityCode: 'BJS',
  depCityName: '北京',
  arrCityCode: 'SHA',
  arrCityName: '上海',
  beginDate: '2026-12-10',
  endDate: '2026-12-12',
  travelMeans: 'flight',
  budget: 100_000,
} as const;

const content = (changes: Partial<TripRequest> = {}, reason = '拜访客户'): TripContent => ({
  reason,
  trip: {
    purposeCode: 'P1',
    purposeName: '客户拜访',
    cities: [BEIJING, SHANGHAI],
    beginDate: '2026-12-10',
    endDate: '2026-12-12',
    travellers: [LIN, WANG],
    budget: 100_000,
    legs: [LEG],
    costCenterNo: 'C1',
    costCenterName: '研发',
    accountingEntityNo: 'A1',
    accountingEntityName: '总部',
    form: null,
    ...changes,
  },
});

const told = (after: TripContent, before = content(), tolerance: typeof TOLERANCE | null = TOLERANCE) =>
  tripDifferences(before, after, tolerance).map(({ part, isBeyond }) => `${part}${isBeyond ? '!' : ''}`);

describe('a change of a trip', () => {
  const table: [name: string, after: TripContent, told: string[]][] = [
    ['of nothing', content(), []],
    ['of the budget up to the tolerance', content({ budget: 110_000 }), ['budget']],
    ['of the budget a fen beyond it', content({ budget: 110_001 }), ['budget!']],
    ['to a smaller budget', content({ budget: 1 }), ['budget']],
    ['to no limit', content({ budget: null }), ['budget!']],
    ['by a day', content({ beginDate: '2026-12-09', endDate: '2026-12-13' }), ['dates']],
    ['by two days', content({ endDate: '2026-12-14' }), ['dates!']],
    ['to another city', content({ cities: [BEIJING, SHANGHAI, GUANGZHOU] }), ['cities!']],
    ['of the order of the cities', content({ cities: [SHANGHAI, BEIJING] }), []],
    ['with somebody else', content({ travellers: [LIN, WANG, { ...LIN, staffNO: 'S3' }] }), ['travellers!']],
    ['without one of them', content({ travellers: [WANG] }), ['travellers']],
    ['of the purpose', content({ purposeCode: 'P2' }), ['purpose!']],
    ['of the reason', content({}, '验收'), ['reason!']],
    ['of who bears the costs', content({ costCenterNo: 'C2' }), ['bearer!']],
    ['of the means of travel', content({ legs: [{ ...LEG, travelMeans: 'train' }] }), ['legs!']],
    ['of the days of a leg', content({ legs: [{ ...LEG, endDate: '2026-12-11' }] }), ['legs']],
  ];
  for (const [name, after, expected] of table) {
    it(`${name}: ${expected.join() || 'no difference'}`, () => assert.deepEqual(told(after), expected));
  }

  it('of a trip without a limit may set one, and of one without legs may write them', () => {
    assert.deepEqual(told(content(), content({ budget: null })), ['budget']);
    assert.deepEqual(told(content(), content({ legs: [] })), ['legs']);
  });

  it('always asks again where the form has no tolerance', () => {
    assert.deepEqual(told(content({ budget: 1 }), content(), null), ['budget!']);
  });

  it('knows a leg by its values in any order of fields', () => {
    const kept = Object.fromEntries(Object.entries(LEG).toReversed()) as unknown as typeof LEG;
    assert.deepEqual(told(content({ legs: [kept] })), []);
  });

  it('within never goes further than the tolerance says', () => {
    const tolerance = fc.record({
      budgetPercent: fc.integer({ min: 0, max: 100 }),
      days: fc.integer({ min: 0, max: 30 }),
    });
    const change = fc.record({
      budget: fc.integer({ min: 1, max: 1_000_000 }),
      begin: fc.integer({ min: -40, max: 0 }),
      end: fc.integer({ min: 0, max: 40 }),
    });
    fc.assert(
      fc.property(tolerance, change, ({ budgetPercent, days }, { budget, begin, end }) => {
        const after = content({
          budget,
          beginDate: addDays('2026-12-10', begin),
          endDate: addDays('2026-12-12', end),
        });
        const isWithin = isWithinTolerance(tripDifferences(content(), after, { budgetPercent, days }));
        assert.equal(isWithin, budget <= 1000 * (100 + budgetPercent) && -begin <= days && end <= days);
      }),
    );
  });
});
