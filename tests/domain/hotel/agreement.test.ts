import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  agreementState,
  lowestPrice,
  nightlyRateLimit,
  overlaps,
  roomsWithin,
  weekPrice,
  withTax,
} from '../../../src/domain/hotel/agreement';
import { preferred } from '../../../src/domain/hotel/preferred';

const room = (roomName: string, weekdayPrice: number, weekendPrice: number) => ({
  roomName,
  weekdayPrice,
  weekendPrice,
  breakfasts: 1,
});
const WITH = { isTaxIncluded: true, taxRate: 6 };
const WITHOUT = { isTaxIncluded: false, taxRate: 6 };

describe('an agreement with a hotel', () => {
  it('stands by its days and by whether it was stopped', () => {
    const state = (from: string, to: string, isEnable = true) =>
      agreementState({ isEnable, validPeriod: { from, to } }, '2026-11-28');
    assert.equal(state('2026-01-01', '2027-06-30'), 'enabled');
    assert.equal(state('2026-11-29', '2027-06-30'), 'upcoming');
    assert.equal(state('2026-01-01', '2026-12-28'), 'ending');
    assert.equal(state('2026-01-01', '2026-12-29'), 'enabled');
    assert.equal(state('2026-01-01', '2026-11-28'), 'ending');
    assert.equal(state('2026-01-01', '2026-11-27'), 'expired');
    assert.equal(state('2026-01-01', '2027-06-30', false), 'disabled');
  });

  it('costs the price paid, with its tax', () => {
    assert.deepEqual([withTax(50_000, WITH), withTax(50_000, WITHOUT)], [50_000, 53_000]);
    const rooms = [room('大床房', 50_000, 60_000), room('双床房', 52_000, 52_000)];
    assert.equal(lowestPrice(rooms, WITHOUT), 53_000);
    assert.equal(weekPrice(rooms, WITH), 52_000);
  });

  it('is within a limit room by room, on every night', () => {
    const rooms = [room('大床房', 50_000, 60_000), room('双床房', 52_000, 52_000)];
    const within = (limit: number | null, tax = WITH) =>
      roomsWithin(rooms, tax, limit).map(({ roomName }) => roomName);
    assert.deepEqual(within(55_000), ['双床房']);
    assert.deepEqual(within(55_000, WITHOUT), []);
    assert.deepEqual(within(60_000), ['大床房', '双床房']);
    assert.deepEqual(within(null), ['大床房', '双床房']);
  });

  it('has two of one hotel only where they share no day', () => {
    const year = { from: '2026-01-01', to: '2026-12-31' };
    assert.equal(overlaps(year, { from: '2026-12-31', to: '2027-12-31' }), true);
    assert.equal(overlaps(year, { from: '2027-01-01', to: '2027-12-31' }), false);
  });
});

describe('the limit of a night', () => {
  it('is that for the tier of the city before that for all cities', () => {
    const limits = [
      { gradeNo: 'G1', tierNo: null, limit: 40_000 },
      { gradeNo: 'G1', tierNo: 'T1', limit: 60_000 },
      { gradeNo: 'G2', tierNo: 'T1', limit: 70_000 },
    ];
    assert.equal(nightlyRateLimit(limits, 'G1', 'T1'), 60_000);
    assert.equal(nightlyRateLimit(limits, 'G1', 'T2'), 40_000);
    assert.equal(nightlyRateLimit(limits, 'G1', null), 40_000);
    assert.equal(nightlyRateLimit(limits, 'G2', 'T2'), null);
  });
});

describe('of the agency’s price and the enterprise’s own', () => {
  it('the cheaper comes first that may be booked at, the own one where they are the same', () => {
    const price = (fen: number, isUsable = true) => ({ price: fen, isUsable });
    assert.equal(preferred(price(1), price(2)), 'agent');
    assert.equal(preferred(price(2), price(1)), 'own');
    assert.equal(preferred(price(1), price(1)), 'own');
    assert.equal(preferred(price(1), price(2, false)), 'agent');
    assert.equal(preferred(price(2, false), price(3)), 'own');
    assert.equal(preferred(price(1), undefined), 'agent');
    assert.equal(preferred(price(1, false), price(1, false)), 'none');
    assert.equal(preferred(price(1, false), undefined), 'none');
  });
});
