import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { companyShareOf } from '../../../src/domain/money/shares';

test('refunds are shared as the cost was borne', () => {
  assert.equal(companyShareOf(500, { amount: 1000, company: 400 }), 200);
  assert.equal(companyShareOf(1000, { amount: 1000, company: 400 }), 400);
  assert.equal(companyShareOf(700, { amount: 1000, company: 0 }), 0);
  assert.equal(companyShareOf(0, { amount: 1000, company: 400 }), 0);
});

test('a fen that cannot be shared goes back with a later part', () => {
  const shared = { amount: 3, company: 1 };
  assert.deepEqual(
    [0, 1, 2].map((former) => companyShareOf(1, shared, former)),
    [0, 0, 1],
  );
});

test('no more goes back than was paid', () => {
  for (const [back, former] of [
    [1001, 0],
    [500, 501],
    [-1, 0],
    [1, -1],
  ] as const)
    assert.throws(() => companyShareOf(back, { amount: 1000, company: 400 }, former), RangeError);
});

test('property: part after part each payer gets back their own share, and never more', () => {
  const payments = fc
    .integer({ min: 1, max: 10 ** 12 })
    .chain((amount) =>
      fc.record({ amount: fc.constant(amount), company: fc.integer({ min: 0, max: amount - 1 }) }),
    );
  fc.assert(
    fc.property(
      payments,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
      (shared, cuts) => {
        let former = 0;
        let company = 0;
        for (const cut of [...cuts, 1]) {
          const left = shared.amount - former;
          const back = cut === 1 ? left : Math.floor(left * cut);
          const share = companyShareOf(back, shared, former);
          assert.ok(share >= 0 && share <= back, `${share} of ${back}`);
          former += back;
          company += share;
          assert.ok(company <= shared.company && former - company <= shared.amount - shared.company);
        }
        assert.deepEqual([former, company], [shared.amount, shared.company]);
      },
    ),
    { numRuns: 2000 },
  );
});
