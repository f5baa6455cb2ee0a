import assert from 'node:assert/strict';
import { assert as check, constantFrom, nat, option, property, record, string } from 'fast-check';
import { describe, it } from 'vitest';
import { isReviewed, reviewOf, type RequestedReview } from '../../../src/domain/wallet/review';

const asked = (given: Partial<RequestedReview> = {}): RequestedReview => ({
  reviewState: 'waiting',
  amount: 800,
  refuseReason: '',
  ...given,
});

describe('consent of another to a payment by the prepaid account', () => {
  for (const [name, amount, rule, state] of [
    ['nothing is set', 9_000, { above: null, asked: undefined }, undefined],
    ['as much as one may pay alone', 500, { above: 500, asked: undefined }, undefined],
    ['a fen more', 501, { above: 500, asked: undefined }, 'needed'],
    ['asked for', 800, { above: 500, asked: asked() }, 'waiting'],
    ['asked for more', 700, { above: 500, asked: asked() }, 'waiting'],
    ['asked for less', 801, { above: 500, asked: asked() }, 'needed'],
    ['agreed to', 800, { above: 500, asked: asked({ reviewState: 'agreed' }) }, 'agreed'],
    ['agreed to less', 801, { above: 500, asked: asked({ reviewState: 'agreed' }) }, 'needed'],
    [
      'refused',
      800,
      { above: 500, asked: asked({ reviewState: 'refused', refuseReason: '重复' }) },
      'refused',
    ],
  ] as const) {
    it(`follows from its conditions: ${name}`, () =>
      assert.equal(reviewOf(amount, rule)?.reviewState, state));
  }

  it('lets nothing above the amount pass that was not agreed to for as much', () => {
    const anyAsked = option(
      record({
        reviewState: constantFrom('waiting' as const, 'agreed' as const, 'refused' as const),
        amount: nat(),
        refuseReason: string(),
      }),
      { nil: undefined },
    );
    check(
      property(nat(), option(nat()), anyAsked, (amount, above, was) => {
        const passes = isReviewed(reviewOf(amount, { above, asked: was }));
        const mayAlone = above === null || amount <= above;
        assert.equal(passes, mayAlone || (was?.reviewState === 'agreed' && was.amount >= amount));
      }),
    );
  });
});
