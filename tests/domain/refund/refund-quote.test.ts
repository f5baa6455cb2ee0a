import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import type { Ladder } from '../../../src/domain/fare/ladder';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import { ticketObstacle } from '../../../src/domain/fare/ticket-obstacle';
import { quoteRefund, type RefundableTicket } from '../../../src/domain/refund/refund-quote';
import { instantOf } from '../../../src/domain/shanghai-time';

const departure = instantOf('2026-12-01T12:00');
const before = (hours: number, ms = 0) => new Date(departure.getTime() - hours * 3_600_000 + ms);
const PRICE = 100_000;
const tier = (fromHours: number | null, percent: number) => ({ fromHours, percent, fee: percent * 1000 });
const LADDER: Ladder = {
  allowed: true,
  freeTimes: 0,
  tiers: [tier(168, 5), tier(48, 5), tier(4, 15), tier(null, 25)],
};
const TICKET: RefundableTicket = {
  passengerTypeID: PASSENGER_TYPE.adult,
  salePrice: PRICE,
  buildFee: 5000,
  fuelFee: 2000,
  ladder: LADDER,
  departure,
};
const voluntary = (now: Date, ticket = TICKET) => quoteRefund(ticket, { now, isVoluntary: true });

test('the fee is the ladder’s of the moment; the rest of the price and all taxes come back', () => {
  const table: [now: Date, fee: number, worse: [at: Date, fee: number] | null][] = [
    [before(1000), 5000, [before(48), 15_000]],
    [before(168), 5000, [before(48), 15_000]],
    [before(168, 1), 5000, [before(48), 15_000]],
    [before(48), 5000, [before(48), 15_000]],
    [before(48, 1), 15_000, [before(4), 25_000]],
    [before(4), 15_000, [before(4), 25_000]],
    [before(4, 1), 25_000, null],
    [before(-30), 25_000, null],
  ];
  for (const [now, fee, worse] of table) {
    const quote = voluntary(now);
    assert.equal(quote.fee, fee, now.toISOString());
    assert.equal(quote.amount, PRICE - fee + 7000);
    assert.equal(quote.taxes, 7000);
    assert.deepEqual(quote.worse && [quote.worse.at, quote.worse.fee], worse, now.toISOString());
  }
});

test('a ticket that is not refundable brings the taxes alone, which is no tier of 100 percent', () => {
  const final = voluntary(before(100), { ...TICKET, ladder: { allowed: false, freeTimes: 0, tiers: [] } });
  assert.deepEqual(final, {
    fee: PRICE,
    taxes: 7000,
    amount: 7000,
    percent: null,
    onlyTaxes: true,
    worse: null,
  });
  const all = voluntary(before(100), { ...TICKET, ladder: { ...LADDER, tiers: [tier(null, 100)] } });
  assert.deepEqual([all.fee, all.amount, all.percent, all.onlyTaxes], [PRICE, 7000, 100, false]);
});

test('where the ladder ends, the whole price is lost', () => {
  const ends = { ...TICKET, ladder: { ...LADDER, tiers: [tier(168, 5), tier(4, 15)] } };
  assert.deepEqual(voluntary(before(5), ends).worse, { at: before(4), fee: PRICE });
  assert.equal(voluntary(before(4, 1), ends).onlyTaxes, true);
});

test('the carrier’s cause, illness and an infant’s ticket cost no fee, for any ladder', () => {
  const final = { ...TICKET, ladder: { allowed: false, freeTimes: 0, tiers: [] } };
  const infant = { ...final, passengerTypeID: PASSENGER_TYPE.infant, buildFee: 0, fuelFee: 0 };
  for (const quote of [
    quoteRefund(final, { now: before(1), isVoluntary: false }),
    quoteRefund(TICKET, { now: before(1), isVoluntary: false }),
    voluntary(before(1), infant),
  ]) {
    assert.deepEqual([quote.fee, quote.worse, quote.onlyTaxes], [0, null, false]);
    assert.equal(quote.amount, PRICE + quote.taxes);
  }
});

test('a child pays the percent of their own price, in whole yuan', () => {
  const child = { ...TICKET, passengerTypeID: PASSENGER_TYPE.child, salePrice: 64_000 - 50 };
  // 15 % of 639.50 is 95.925
  assert.equal(voluntary(before(10), child).fee, 9600);
});

test('a status tells whether a ticket can be given back', () => {
  assert.equal(ticketObstacle('OPEN FOR USE'), undefined);
  assert.equal(ticketObstacle(''), 'notIssued');
  assert.equal(ticketObstacle('USED/FLOWN'), 'flown');
  assert.equal(ticketObstacle('REFUNDED'), 'refunded');
});

const ladders = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 5 }).chain((hours) =>
  fc
    .array(fc.integer({ min: 0, max: 100 }), { minLength: hours.length + 1, maxLength: hours.length + 1 })
    .map((percents): Ladder => ({
      allowed: true,
      freeTimes: 0,
      // Suppliers may list the tiers in any order.
      tiers: percents.map((percent, i) => tier(hours[i] ?? null, percent)),
    })),
);
const moments = fc.integer({ min: -50 * 60, max: 500 * 60 }).map((minutes) => before(minutes / 60));

/**
 * Independent implementation of the rule: the tier with the latest start that is not after the remaining hours applies.
 */
function expectedFee({ ladder, salePrice }: RefundableTicket, now: Date): number {
  const hours = (departure.getTime() - now.getTime()) / 3_600_000;
  const starts = ladder.tiers
    .map(({ fromHours }) => fromHours ?? -Infinity)
    .filter((start) => start <= hours);
  const latest = Math.max(...starts);
  const found = ladder.tiers.find(({ fromHours }) => (fromHours ?? -Infinity) === latest);
  return found === undefined ? salePrice : Math.min(salePrice, found.fee);
}

test('property: price, fee and taxes add up, and the fee is that of another reading of the rule', () => {
  fc.assert(
    fc.property(ladders, moments, fc.integer({ min: 0, max: PRICE }), (ladder, now, salePrice) => {
      const ticket = { ...TICKET, ladder, salePrice };
      const { fee, amount, taxes } = voluntary(now, ticket);
      assert.equal(amount, salePrice - fee + taxes);
      assert.ok(fee >= 0 && fee <= salePrice);
      assert.equal(fee, expectedFee(ticket, now));
    }),
    { numRuns: 2000 },
  );
});

test('property: the fee stays until the moment it is said to rise, and is the one said right after', () => {
  fc.assert(
    fc.property(ladders, moments, (ladder, now) => {
      const ticket = { ...TICKET, ladder };
      const { fee, worse } = voluntary(now, ticket);
      const later = [0.5, 3, 30, 90, 300].map((hours) => new Date(now.getTime() + hours * 3_600_000));
      if (worse === null) {
        for (const moment of later) assert.ok(voluntary(moment, ticket).fee <= fee);
        return;
      }
      assert.ok(worse.at >= now && worse.fee > fee);
      assert.ok(voluntary(worse.at, ticket).fee <= fee);
      assert.equal(voluntary(new Date(worse.at.getTime() + 1), ticket).fee, worse.fee);
    }),
    { numRuns: 2000 },
  );
});
