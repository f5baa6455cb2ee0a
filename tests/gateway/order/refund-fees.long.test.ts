import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { BOOKING_CLASSES, LOW_COST_CLASSES } from '../../../demo/gateway/supplier/fares/booking-classes';
import { ticketRule } from '../../../demo/gateway/supplier/fares/rules';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import { quoteRefund } from '../../../src/domain/refund/refund-quote';

/**
 * Ladders in the notation of the field: ≥168 h / 168–48 / 48–4 / <4 h before departure and after it, in percent of the
 * price.
 */
const LADDERS = `
  F U J   | 5 5 5 20
  W Y B   | 5 5 10 25
  C D Q I | 5 10 25 40
  P M E   | 10 15 30 50
  K L N   | 10 20 40 60
  R S     | 20 30 70 100
  V T Z H | 40 60 90 100`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const departure = new Date('2026-12-01T04:00:00Z');

interface Case {
  lowCost: boolean;
  classCode: string;
  isFinal: boolean;
  /** Fare of an adult in fen. */
  adultPrice: number;
  passenger: keyof typeof PASSENGER_TYPE;
  isVoluntary: boolean;
  /** Milliseconds until departure; negative after it. */
  msLeft: number;
}

const percentsOf = (classCode: string): number[] => {
  const line = LADDERS.split('\n').find((row) => row.split('|')[0]?.split(' ').includes(classCode));
  return (line?.split('|')[1] ?? '').trim().split(' ').map(Number);
};

/** Percentage of a price, rounded half up to `unit`, by integer arithmetic. */
function share(price: number, percent: number, unit: number): number {
  const hundredths = price * percent;
  const rest = hundredths % (unit * 100);
  return (hundredths - rest) / 100 + (rest * 2 >= unit * 100 ? unit : 0);
}

/** An independent implementation of the rules in their own words, without the gateway's code for quotes. */
function read({ lowCost, classCode, isFinal, adultPrice, passenger, isVoluntary, msLeft }: Case) {
  const price = priceOf(adultPrice, passenger);
  if (!isVoluntary || passenger === 'infant') return { fee: 0, onlyTaxes: false };
  if (isFinal || (lowCost && 'VTZH'.includes(classCode))) return { fee: price, onlyTaxes: true };
  const [first = NaN, second = NaN, third = NaN, last = NaN] = percentsOf(classCode);
  const usual =
    msLeft >= 168 * HOUR ? first : msLeft >= 48 * HOUR ? second : msLeft >= 4 * HOUR ? third : last;
  const percent = lowCost && usual > 90 ? 100 : usual + (lowCost ? 10 : 0);
  return { fee: share(price, percent, 100), onlyTaxes: false };
}

function priceOf(adultPrice: number, passenger: Case['passenger']): number {
  const percent = { adult: 100, child: 50, infant: 10 }[passenger];
  return share(adultPrice, percent, 1000);
}

const boundaries = fc.tuple(fc.constantFrom(168, 48, 4, 0), fc.constantFrom(-MINUTE, -1, 0, 1, MINUTE));
const cases: fc.Arbitrary<Case> = fc.boolean().chain((lowCost) =>
  fc.record({
    lowCost: fc.constant(lowCost),
    classCode: fc.constantFrom(...(lowCost ? LOW_COST_CLASSES : BOOKING_CLASSES).map(({ code }) => code)),
    isFinal: fc.oneof(
      { weight: 9, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    adultPrice: fc.integer({ min: 1, max: 1500 }).map((tens) => tens * 1000),
    passenger: fc.constantFrom('adult' as const, 'adult' as const, 'child' as const, 'infant' as const),
    isVoluntary: fc.oneof(
      { weight: 4, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
    msLeft: fc.oneof(
      boundaries.map(([hours, ms]) => hours * HOUR + ms),
      fc.integer({ min: -72 * HOUR, max: 400 * HOUR }),
    ),
  }),
);

test('10,000 tickets, at moments on both sides of every boundary, cost the fee of another reading of the rules', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(cases, (one) => {
      const { lowCost, classCode, isFinal, adultPrice, passenger, isVoluntary, msLeft } = one;
      const booking = BOOKING_CLASSES.find(({ code }) => code === classCode);
      assert.ok(booking);
      const terms = { isFinal, freeChanges: 0 };
      const salePrice = priceOf(adultPrice, passenger);
      const taxes = {
        buildFee: passenger === 'adult' ? 5000 : 0,
        fuelFee: passenger === 'infant' ? 0 : 2000,
      };
      const quote = quoteRefund(
        {
          passengerTypeID: PASSENGER_TYPE[passenger],
          salePrice,
          ...taxes,
          ladder: ticketRule(booking, adultPrice, { lowCost, terms }).refund,
          departure,
        },
        { now: new Date(departure.getTime() - msLeft), isVoluntary },
      );
      const { fee, onlyTaxes } = read(one);
      assert.deepEqual([quote.fee, quote.onlyTaxes], [fee, onlyTaxes]);
      assert.equal(quote.amount, salePrice - fee + taxes.buildFee + taxes.fuelFee);
      for (const hours of [168, 48, 4, 0]) {
        const distance = msLeft - hours * HOUR;
        if (Math.abs(distance) <= 1) seen.add(`${hours} ${distance}`);
      }
    }),
    { numRuns: 10_000 },
  );
  assert.equal(seen.size, 12, 'each boundary itself, and a millisecond before and after it');
});
