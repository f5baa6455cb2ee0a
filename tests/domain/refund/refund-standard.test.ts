import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { judgeRefund } from '../../../src/domain/refund/refund-standard';
import type { RefundStandard } from '../../../src/contract/approval/after-sale';

const STANDARD: RefundStandard = { feePercent: 30, feePolicy: 1, approvedTripPolicy: 3 };
const REFUND = { isVoluntary: true, isPersonal: false, applyId: '', tickets: [] };
const ticket = (salePrice: number, refundFee: number) => ({ salePrice, refundFee });

describe('the enterprise’s rule for refunds', () => {
  for (const [what, change, policy, rules] of [
    ['a fee of just the share allowed is within', { tickets: [ticket(100_000, 30_000)] }, null, []],
    ['a fen more is over', { tickets: [ticket(100_000, 30_001)] }, 1, ['fee']],
    [
      'the fees of all tickets count together',
      { tickets: [ticket(100_000, 60_000), ticket(100_000, 0)] },
      null,
      [],
    ],
    ['a share that is no whole fen is cut', { tickets: [ticket(33_333, 10_000)] }, 1, ['fee']],
    ['an infant’s ticket for nothing is within', { tickets: [ticket(0, 0)] }, null, []],
    [
      'an approved journey needs an approval',
      { applyId: 'SP1', tickets: [ticket(100_000, 0)] },
      3,
      ['approvedTrip'],
    ],
    [
      'of two the stricter follows',
      { applyId: 'SP1', tickets: [ticket(100_000, 100_000)] },
      3,
      ['fee', 'approvedTrip'],
    ],
    [
      'the carrier’s cause and illness are always within',
      { applyId: 'SP1', isVoluntary: false, tickets: [ticket(100_000, 100_000)] },
      null,
      [],
    ],
    [
      'a private journey is no business of the enterprise',
      { applyId: 'SP1', isPersonal: true, tickets: [ticket(100_000, 100_000)] },
      null,
      [],
    ],
  ] as const) {
    it(what, () => {
      const judged = judgeRefund(STANDARD, { ...REFUND, ...change });
      assert.equal(judged.policy, policy);
      assert.deepEqual(
        judged.violations.map(({ rule }) => rule),
        rules,
      );
    });
  }

  it('says the limit and the fee, by which the journey was approved, and nothing where none is set', () => {
    const refund = { ...REFUND, applyId: 'SP1', tickets: [ticket(100_000, 40_000)] };
    assert.deepEqual(judgeRefund(STANDARD, refund).violations, [
      { rule: 'fee', policy: 1, percent: 30, limit: 30_000, fee: 40_000 },
      { rule: 'approvedTrip', policy: 3, applyId: 'SP1' },
    ]);
    assert.deepEqual(judgeRefund(undefined, refund), { violations: [], policy: null });
    const open = { feePercent: null, feePolicy: 3, approvedTripPolicy: null } as const;
    assert.deepEqual(judgeRefund(open, refund), { violations: [], policy: null });
  });

  it('is over just where the fees are more than the share, and never milder for a higher fee', () => {
    const tickets = fc.array(
      fc
        .nat(500_000)
        .chain((price) => fc.record({ salePrice: fc.constant(price), refundFee: fc.nat(price) })),
      { minLength: 1, maxLength: 9 },
    );
    fc.assert(
      fc.property(tickets, fc.nat(100), fc.constantFrom(0, 1, 3), (some, feePercent, feePolicy) => {
        const standard: RefundStandard = { feePercent, feePolicy, approvedTripPolicy: null };
        const fee = some.reduce((sum, { refundFee }) => sum + refundFee, 0);
        const price = some.reduce((sum, { salePrice }) => sum + salePrice, 0);
        const { policy } = judgeRefund(standard, { ...REFUND, tickets: some });
        assert.equal(policy, fee * 100 > price * feePercent ? feePolicy : null);
        const dearer = some.map(({ salePrice }) => ticket(salePrice, salePrice));
        const worse = judgeRefund(standard, { ...REFUND, tickets: dearer }).policy;
        assert.ok((worse ?? -1) >= (policy ?? -1));
      }),
    );
  });
});
