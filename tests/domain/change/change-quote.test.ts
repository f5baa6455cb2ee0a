import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import type { Ladder } from '../../../src/domain/fare/ladder';
import {
  fareDifference,
  ladderAt,
  quoteChangeFee,
  type ChangedTicket,
} from '../../../src/domain/change/change-quote';
import { isJourneyInOrder } from '../../../src/domain/change/journey';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import { instantOf } from '../../../src/domain/shanghai-time';

const departure = instantOf('2026-12-01T12:00');
const before = (hours: number, ms = 0) => new Date(departure.getTime() - hours * 3_600_000 + ms);
const PRICE = 100_000;
const tier = (fromHours: number | null, percent: number) => ({ fromHours, percent, fee: percent * 1000 });
const LADDER: Ladder = {
  allowed: true,
  freeTimes: 0,
  tiers: [tier(168, 5), tier(48, 10), tier(4, 20), tier(null, 25)],
};
const TICKET: ChangedTicket = {
  passengerTypeID: PASSENGER_TYPE.adult,
  salePrice: PRICE,
  ladder: LADDER,
  departure,
  timesChanged: 0,
};
const voluntary = (now: Date, ticket = TICKET) => quoteChangeFee(ticket, { now, isVoluntary: true });

test('the fee is the ladder’s of the moment, the earlier side inclusive', () => {
  const table: [now: Date, fee: number, worse: [at: Date, fee: number | null] | null][] = [
    [before(1000), 5000, [before(168), 10_000]],
    [before(168), 5000, [before(168), 10_000]],
    [before(168, 1), 10_000, [before(48), 20_000]],
    [before(48), 10_000, [before(48), 20_000]],
    [before(48, 1), 20_000, [before(4), 25_000]],
    [before(4, 1), 25_000, null],
    [before(-3), 25_000, null],
  ];
  for (const [now, fee, worse] of table) {
    const quote = voluntary(now);
    assert.ok(quote.allowed);
    assert.equal(quote.fee, fee, now.toISOString());
    assert.deepEqual(quote.worse && [quote.worse.at, quote.worse.fee], worse, now.toISOString());
  }
});

test('不得改 and a ladder that has ended allow no change', () => {
  assert.deepEqual(voluntary(before(100), { ...TICKET, ladder: { ...LADDER, allowed: false } }), {
    allowed: false,
  });
  const ends = { ...TICKET, ladder: { ...LADDER, tiers: [tier(168, 5), tier(4, 15)] } };
  const late = voluntary(before(5), ends);
  assert.ok(late.allowed);
  assert.deepEqual(late.worse, { at: before(4), fee: null });
  assert.deepEqual(voluntary(before(4, 1), ends), { allowed: false });
});

test('changes without a fee are counted over the ticket and those before it', () => {
  const agreement = { ...TICKET, ladder: { ...LADDER, freeTimes: 2 } };
  const fees = [0, 1, 2, 3].map((timesChanged) => {
    const quote = voluntary(before(100), { ...agreement, timesChanged });
    return quote.allowed ? [quote.fee, quote.isFree] : [];
  });
  assert.deepEqual(fees, [
    [0, true],
    [0, true],
    [10_000, false],
    [10_000, false],
  ]);
});

test('the carrier’s cause and an infant’s ticket cost nothing, for any ladder', () => {
  const final = { ...TICKET, ladder: { allowed: false, freeTimes: 0, tiers: [] } };
  const infant = { ...final, passengerTypeID: PASSENGER_TYPE.infant };
  for (const quote of [
    quoteChangeFee(final, { now: before(1), isVoluntary: false }),
    voluntary(before(1), infant),
  ])
    assert.deepEqual(quote, { allowed: true, fee: 0, percent: null, isFree: false, worse: null });
});

test('a child pays the percent of their own price, in whole yuan', () => {
  const child = { ...TICKET, passengerTypeID: PASSENGER_TYPE.child, salePrice: 64_000 - 50 };
  const quote = voluntary(before(10), child);
  // 20 % of 639.50 is 127.90
  assert.deepEqual(quote.allowed && quote.fee, 12_800);
});

test('a dearer flight costs the difference, a cheaper one gives nothing back, the carrier’s cause neither', () => {
  assert.equal(fareDifference(PRICE, 130_000, { isVoluntary: true }), 30_000);
  assert.equal(fareDifference(PRICE, 70_000, { isVoluntary: true }), 0);
  assert.equal(fareDifference(PRICE, 130_000, { isVoluntary: false }), 0);
});

test('a ladder at another price has its percents of that price', () => {
  const { tiers } = ladderAt(LADDER, 64_050);
  assert.deepEqual(
    tiers.map(({ fee, percent }) => [percent, fee]),
    [
      [5, 3200],
      [10, 6400],
      [20, 12_800],
      [25, 16_000],
    ],
  );
});

test('a new flight stands where the one was that it replaces', () => {
  const flight = (takeOffTime: string, arrTime: string) => ({ takeOffTime, arrTime });
  const there = flight('2026-12-01T08:00', '2026-12-01T10:00');
  const back = flight('2026-12-04T08:00', '2026-12-04T10:00');
  const table: [next: ReturnType<typeof flight>, isKept: boolean][] = [
    [flight('2026-12-02T08:00', '2026-12-02T10:00'), true],
    [flight('2026-12-04T06:00', '2026-12-04T08:00'), true],
    [flight('2026-12-04T06:01', '2026-12-04T08:01'), false],
    [flight('2026-12-05T08:00', '2026-12-05T10:00'), false],
  ];
  for (const [next, isKept] of table)
    assert.equal(isJourneyInOrder([{ old: there, next }], [back]), isKept, next.takeOffTime);
  const later = flight('2026-12-05T08:00', '2026-12-05T10:00');
  const latest = flight('2026-12-06T08:00', '2026-12-06T10:00');
  const both = [
    { old: back, next: latest },
    { old: there, next: later },
  ];
  assert.ok(isJourneyInOrder(both, []));
  assert.ok(
    !isJourneyInOrder(
      [
        { old: there, next: latest },
        { old: back, next: later },
      ],
      [],
    ),
  );
});

const ladders = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 5 }).chain((hours) =>
  fc
    .array(fc.integer({ min: 0, max: 100 }), { minLength: hours.length + 1, maxLength: hours.length + 1 })
    .chain((percents) =>
      fc.boolean().map((hasEnd): Ladder => ({
        allowed: true,
        freeTimes: 0,
        // Suppliers may list the tiers in any order.
        tiers: percents.map((percent, i) => tier(hours[i] ?? (hasEnd ? 1 : null), percent)),
      })),
    ),
);
const moments = fc.integer({ min: -50 * 60, max: 500 * 60 }).map((minutes) => before(minutes / 60));

/**
 * Independent implementation of the rule: the tier with the latest start that is not after the remaining hours applies.
 */
function expectedFee({ ladder, salePrice }: ChangedTicket, now: Date): number | undefined {
  const hours = (departure.getTime() - now.getTime()) / 3_600_000;
  const begun = ladder.tiers.filter(({ fromHours }) => (fromHours ?? -Infinity) <= hours);
  if (begun.length === 0) return undefined;
  const latest = Math.max(...begun.map(({ fromHours }) => fromHours ?? -Infinity));
  const found = begun.find(({ fromHours }) => (fromHours ?? -Infinity) === latest);
  return found && Math.min(salePrice, found.fee);
}

test('property: the fee is that of another reading of the rule, stays until it is said to rise, and rises then', () => {
  fc.assert(
    fc.property(ladders, moments, fc.integer({ min: 0, max: PRICE }), (ladder, now, salePrice) => {
      const ticket = { ...TICKET, ladder, salePrice };
      const quote = voluntary(now, ticket);
      const expected = expectedFee(ticket, now);
      assert.equal(quote.allowed ? quote.fee : undefined, expected);
      if (!quote.allowed || quote.worse === null) return;
      const { at, fee } = quote.worse;
      const until = voluntary(at, ticket);
      assert.ok(at >= now && until.allowed && until.fee <= quote.fee);
      const after = voluntary(new Date(at.getTime() + 1), ticket);
      assert.equal(after.allowed ? after.fee : null, fee);
    }),
    { numRuns: 2000 },
  );
});
