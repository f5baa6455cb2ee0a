import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { nextTier, quoteLadder, tierAt, type Ladder } from '../../../src/domain/fare/ladder';
import { instantOf } from '../../../src/domain/shanghai-time';

const tier = (fromHours: number | null, percent: number) => ({ fromHours, percent, fee: percent * 1000 });
/** Refund ladder of W, Y and B on a fare of 1000 yuan. */
const LADDER: Ladder = {
  allowed: true,
  freeTimes: 0,
  tiers: [tier(168, 5), tier(48, 10), tier(4, 15), tier(null, 25)],
};
const departure = instantOf('2026-05-08T12:00');

test('a tier begins at its hour, the earlier side included', () => {
  const table: [number, number][] = [
    [1000, 5],
    [168, 5],
    [167.99, 10],
    [48, 10],
    [47.99, 15],
    [4, 15],
    [3.99, 25],
    [0, 25],
    [-30, 25],
  ];
  for (const [hours, percent] of table) assert.equal(tierAt(LADDER, hours)?.percent, percent, `${hours} h`);
});

test('a ladder that allows nothing or does not reach so far has no tier', () => {
  assert.equal(tierAt({ ...LADDER, allowed: false }, 100), undefined);
  assert.equal(tierAt({ ...LADDER, tiers: LADDER.tiers.slice(0, 3) }, 3), undefined);
  assert.equal(tierAt({ ...LADDER, tiers: [] }, 100), undefined);
});

test('the fee is that of the moment, to the minute', () => {
  const quoteAt = (now: string) => quoteLadder(LADDER, { departure, now: instantOf(now), timesUsed: 0 });
  assert.deepEqual(quoteAt('2026-05-01T12:00'), {
    allowed: true,
    fee: 5000,
    isFree: false,
    tier: LADDER.tiers[0],
  });
  assert.deepEqual(quoteAt('2026-05-01T12:01'), {
    allowed: true,
    fee: 10_000,
    isFree: false,
    tier: LADDER.tiers[1],
  });
  assert.deepEqual(quoteAt('2026-05-08T08:00'), {
    allowed: true,
    fee: 15_000,
    isFree: false,
    tier: LADDER.tiers[2],
  });
  assert.deepEqual(quoteAt('2026-05-08T08:01'), {
    allowed: true,
    fee: 25_000,
    isFree: false,
    tier: LADDER.tiers[3],
  });
  assert.deepEqual(quoteAt('2026-05-09T12:00'), {
    allowed: true,
    fee: 25_000,
    isFree: false,
    tier: LADDER.tiers[3],
  });
});

test('not allowed is no 100 % tier', () => {
  const now = instantOf('2026-05-01T12:00');
  const all: Ladder = { allowed: true, freeTimes: 0, tiers: [tier(null, 100)] };
  assert.deepEqual(quoteLadder({ ...all, allowed: false }, { departure, now, timesUsed: 0 }), {
    allowed: false,
  });
  assert.equal(quoteLadder(all, { departure, now, timesUsed: 0 }).allowed, true);
});

test('free changes come first, then the tiers', () => {
  const ladder: Ladder = { ...LADDER, freeTimes: 2 };
  const feeAfter = (timesUsed: number) => {
    const quote = quoteLadder(ladder, { departure, now: instantOf('2026-05-08T11:00'), timesUsed });
    return quote.allowed && [quote.fee, quote.isFree];
  };
  assert.deepEqual([0, 1, 2, 3].map(feeAfter), [
    [0, true],
    [0, true],
    [25_000, false],
    [25_000, false],
  ]);
});

test('the order of the tiers does not matter, and waiting never makes the typical ladder cheaper', () => {
  const shuffled = fc.shuffledSubarray(LADDER.tiers, { minLength: LADDER.tiers.length });
  const hours = fc.double({ min: -100, max: 400, noNaN: true });
  fc.assert(
    fc.property(shuffled, hours, hours, (tiers, a, b) => {
      assert.deepEqual(tierAt({ ...LADDER, tiers }, a), tierAt(LADDER, a));
      const [early, late] = a > b ? [a, b] : [b, a];
      assert.ok((tierAt(LADDER, early)?.fee ?? 0) <= (tierAt(LADDER, late)?.fee ?? 0));
    }),
  );
});

test('the next tier begins when the one in force ends', () => {
  const table: [hours: number, percent: number | undefined, inHours?: number][] = [
    [200, 10, 32],
    [168, 10, 0],
    [100, 15, 52],
    [48.5, 15, 0.5],
    [47, 25, 43],
    [3, undefined],
    [-5, undefined],
  ];
  for (const [hours, percent, inHours] of table) {
    const next = nextTier(LADDER, hours);
    assert.equal(next?.tier.percent, percent, `${hours} h`);
    assert.equal(next?.inHours, inHours, `${hours} h`);
  }
  assert.equal(nextTier({ ...LADDER, allowed: false }, 100), undefined);
});

test('just after the wait the next tier holds, in any order of the tiers', () => {
  const shuffled = fc.shuffledSubarray(LADDER.tiers, { minLength: LADDER.tiers.length });
  fc.assert(
    fc.property(shuffled, fc.double({ min: 4, max: 400, noNaN: true }), (tiers, hours) => {
      const ladder = { ...LADDER, tiers };
      const next = nextTier(ladder, hours);
      assert.ok(next);
      assert.equal(tierAt(ladder, hours - next.inHours - 1e-6), next.tier);
    }),
  );
});
