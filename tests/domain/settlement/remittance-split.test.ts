import assert from 'node:assert/strict';
import { array, assert as check, integer, property, record } from 'fast-check';
import { describe, it } from 'vitest';
import { lateFeeOn } from '../../../src/domain/settlement/late-fee';
import { owedOn, reversedParts, splitTransfer } from '../../../src/domain/settlement/remittance-split';
import { addDays } from '../../../src/domain/shanghai-time';

const DUE = '2026-03-31';
const bill = (principal: number, payments: [day: string, amount: number][] = [], rate = 500) => ({
  principal,
  dueDate: DUE,
  rate,
  payments: payments.map(([day, amount]) => ({ day, amount })),
});

describe('the part of a transfer for a bill', () => {
  const table: readonly [
    why: string,
    of: ReturnType<typeof bill>,
    day: string,
    amount: number,
    expected: [toBill: number, over: number, settledFee: number | null],
  ][] = [
    ['all of it, exactly', bill(100_000), DUE, 100_000, [100_000, 0, 0]],
    ['a part', bill(100_000), DUE, 40_000, [40_000, 0, null]],
    ['the rest after a part', bill(100_000, [['2026-03-01', 40_000]]), DUE, 60_000, [60_000, 0, 0]],
    ['no more than is owed', bill(100_000), DUE, 100_001, [100_000, 1, 0]],
    ['with the late fee of ten days', bill(1_000_000), '2026-04-10', 1_005_000, [1_005_000, 0, 5000]],
    ['not settled without its fee', bill(1_000_000), '2026-04-10', 1_000_000, [1_000_000, 0, null]],
    [
      'the fee alone, which grows no more',
      bill(1_000_000, [['2026-04-10', 1_000_000]]),
      '2026-05-10',
      6000,
      [5000, 1000, 5000],
    ],
    ['nothing of a bill of 0', bill(0), DUE, 500, [0, 500, null]],
    ['nothing of a bill below 0', bill(-500), DUE, 500, [0, 500, null]],
    [
      // 1,000,000 was late for five days (2,500), and 499,252 for five more (1,248.13).
      'paid before what was booked already, it makes the fee smaller',
      bill(1_000_000, [['2026-04-10', 503_000]]),
      '2026-04-05',
      500_750,
      [500_748, 2, 3748],
    ],
  ];
  for (const [why, of, day, amount, [toBill, over, settledFee]] of table) {
    it(why, () => assert.deepEqual(splitTransfer(of, { day, amount }), { toBill, over, settledFee }));
  }

  const days = integer({ min: -20, max: 60 });
  const payments = array(record({ after: days, amount: integer({ min: 1, max: 400_000 }) }), {
    maxLength: 4,
  });

  it('comes to the transfer, is never too much and never too little', () => {
    check(
      property(
        integer({ min: -1000, max: 2_000_000 }),
        integer({ min: 0, max: 20_000 }),
        payments,
        days,
        integer({ min: 1, max: 3_000_000 }),
        (principal, rate, former, after, amount) => {
          const paid = former.map((one) => ({ day: addDays(DUE, one.after), amount: one.amount }));
          const day = addDays(DUE, after);
          const of = { principal, dueDate: DUE, rate, payments: paid };
          const { toBill, over, settledFee } = splitTransfer(of, { day, amount });
          assert.equal(toBill + over, amount);
          assert.ok(toBill >= 0 && over >= 0);
          if (principal <= 0) return assert.equal(toBill, 0);
          const last = paid.reduce((latest, one) => (one.day > latest ? one.day : latest), day);
          const missing = (more: number) =>
            principal +
            lateFeeOn(last, { principal, dueDate: DUE, rate }, [...paid, { day, amount: more }]) -
            paid.reduce((sum, one) => sum + one.amount, more);
          if (settledFee === null) {
            assert.equal(over, 0);
            assert.ok(missing(toBill) > 0, 'something is still owed');
            return;
          }
          assert.ok(missing(toBill) <= 0, 'nothing is owed any more');
          if (toBill > 0) assert.ok(missing(toBill - 1) > 0, 'a fen less would not do');
          assert.equal(settledFee, paid.reduce((sum, one) => sum + one.amount, toBill) - principal);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('is the amount owed, paid in any number of parts on one day', () => {
    check(
      property(
        integer({ min: 2, max: 1_000_000 }),
        days,
        integer({ min: 1, max: 999_999 }),
        (principal, after, part) => {
          const day = addDays(DUE, after);
          const whole = owedOn(day, bill(principal));
          const first = Math.min(part, whole - 1);
          const { toBill } = splitTransfer(bill(principal), { day, amount: first });
          assert.equal(toBill, first);
          assert.equal(owedOn(day, bill(principal, [[day, first]])), whole - first);
        },
      ),
    );
  });
});

describe('a payment that is taken back', () => {
  it('leaves the payments for the earliest debts first, and fees last', () => {
    const table: readonly [principal: number, paid: number, amount: number, expected: [number, number]][] = [
      [1000, 400, 400, [400, 0]],
      [1000, 1000, 300, [300, 0]],
      [1000, 1050, 50, [0, 50]],
      [1000, 1050, 80, [30, 50]],
      [1000, 1050, 1050, [1000, 50]],
      [0, 0, 0, [0, 0]],
    ];
    for (const [principal, paid, amount, [toPrincipal, toFee]] of table) {
      assert.deepEqual(reversedParts({ principal, paid }, amount), { toPrincipal, toFee });
    }
  });

  it('leaves a settled bill owed, for any of its payments, and its amount goes back', () => {
    const transfers = array(
      record({ after: integer({ min: -20, max: 60 }), amount: integer({ min: 1, max: 400_000 }) }),
      { minLength: 1, maxLength: 5 },
    );
    check(
      property(
        integer({ min: 1, max: 1_000_000 }),
        integer({ min: 0, max: 20_000 }),
        transfers,
        integer({ min: 0, max: 5 }),
        integer({ min: -20, max: 60 }),
        (principal, rate, parts, which, lastAfter) => {
          const payments: { day: string; amount: number }[] = [];
          let isSettled = false;
          for (const { after, amount } of [...parts, { after: lastAfter, amount: 100_000_000 }]) {
            if (isSettled) break;
            const day = addDays(DUE, after);
            const { toBill, settledFee } = splitTransfer(
              { principal, dueDate: DUE, rate, payments },
              { day, amount },
            );
            payments.push({ day, amount: toBill });
            isSettled = settledFee !== null;
          }
          const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
          const at = which % payments.length;
          const { amount } = payments[at] ?? { amount: 0 };
          const left = payments.filter((_, i) => i !== at);
          const day = left.reduce((latest, one) => (one.day > latest ? one.day : latest), DUE);
          assert.ok(owedOn(day, { principal, dueDate: DUE, rate, payments: left }) > 0 || amount === 0);
          const { toPrincipal, toFee } = reversedParts({ principal, paid }, amount);
          assert.equal(toPrincipal + toFee, amount);
          assert.equal(Math.min(principal, paid) - toPrincipal, Math.min(principal, paid - amount));
          assert.ok(toPrincipal >= 0 && toFee >= 0);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
