import assert from 'node:assert/strict';
import { array, assert as check, date, integer, property, record } from 'fast-check';
import { describe, it } from 'vitest';
import {
  deductibleOfReceipt,
  firstReceiptDay,
  RECEIPT_DAYS,
  receiptDeadline,
  receiptSums,
} from '../../../src/domain/invoice/itinerary';
import { addDays, daysBetween } from '../../../src/domain/shanghai-time';

const fen = integer({ min: 0, max: 100_000_000 });
const price = record({ fare: fen, fuel: fen, fund: fen });
const day = date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }).map(
  (at) => at.toISOString().slice(0, 10),
);

describe('the receipt of a ticket', () => {
  it('holds tax in fare and fuel surcharge, none in the fund, rounded once to the fen', () => {
    for (const [fare, fuel, fund, amount, taxAmount] of [
      [109_000, 0, 0, 109_000, 9_000],
      [107_000, 2_000, 5_000, 114_000, 9_000],
      [112_000, 2_000, 5_000, 119_000, 9_413],
      // Tax of 0.41 fen on each alone, 0.83 fen on both together.
      [5, 5, 0, 10, 1],
      [0, 0, 5_000, 5_000, 0],
      // 54.5 ÷ 109 × 9 = 4.5 would be half a fen, but as 109 is odd, no amount ends in a half.
      [6, 0, 0, 6, 0],
      [7, 0, 0, 7, 1],
    ] as const) {
      assert.deepEqual(receiptSums({ fare, fuel, fund }), { amount, taxAmount }, `${fare} + ${fuel}`);
    }
  });

  it('comes to its parts, and its tax is at most half a fen from (fare + fuel) ÷ 1.09 × 0.09', () => {
    check(
      property(price, ({ fare, fuel, fund }) => {
        const { amount, taxAmount } = receiptSums({ fare, fuel, fund });
        assert.equal(amount, fare + fuel + fund);
        const twice = BigInt(taxAmount) * 218n;
        const exact = BigInt(fare + fuel) * 18n;
        assert.ok((twice > exact ? twice - exact : exact - twice) <= 109n);
        assert.equal(receiptSums({ fare: fuel, fuel: fare, fund: 0 }).taxAmount, taxAmount);
      }),
    );
  });

  it('is deductible for the buyer’s own staff, not for guests', () => {
    check(
      property(price, (one) => {
        assert.equal(deductibleOfReceipt(one, true), receiptSums(one).taxAmount);
        assert.equal(deductibleOfReceipt(one, false), 0);
      }),
    );
  });

  it('can be applied for until 180 days after the last flown day, that day included', () => {
    for (const [days, deadline] of [
      [['2026-01-01'], '2026-06-30'],
      [['2026-03-05', '2026-01-01'], '2026-09-01'],
      [['2027-09-02'], '2028-02-29'],
    ] as const) {
      assert.equal(receiptDeadline(days), deadline);
    }
    assert.throws(() => receiptDeadline([]), RangeError);
    assert.throws(() => receiptDeadline(['2026-02-30']), RangeError);
    check(
      property(array(day, { minLength: 1, maxLength: 6 }), integer({ min: -5, max: 5 }), (days, after) => {
        const deadline = receiptDeadline(days);
        assert.ok(days.every((one) => daysBetween(one, deadline) >= RECEIPT_DAYS));
        const today = addDays(deadline, after);
        const isInTime = days.some((one) => one >= firstReceiptDay(today));
        assert.equal(isInTime, after <= 0);
      }),
    );
  });
});
