import assert from 'node:assert/strict';
import { assert as check, nat, option, property } from 'fast-check';
import { describe, it } from 'vitest';
import {
  isLoosened,
  loosenedLimits,
  SAFEGUARDS,
  tightenLimits,
  type Safeguards,
} from '../../../src/domain/wallet/safeguards';

const NONE: Safeguards = {
  orderLimit: null,
  personDayLimit: null,
  dayLimit: null,
  reviewAbove: null,
  securityAbove: null,
};

describe('the safeguards of a wallet', () => {
  for (const name of SAFEGUARDS)
    for (const [how, before, after, isLooser] of [
      ['set for the first time', null, 500, false],
      ['left as it is', 500, 500, false],
      ['lowered', 500, 499, false],
      ['raised by a fen', 500, 501, true],
      ['removed', 500, null, true],
      ['not there at all', null, null, false],
    ] as const)
      it(`tell whether ${name} lets more go: ${how}`, () => {
        const [was, wanted] = [
          { ...NONE, [name]: before },
          { ...NONE, [name]: after },
        ];
        assert.equal(isLoosened(was, wanted), isLooser);
        assert.deepEqual(loosenedLimits(was, wanted), isLooser ? { [name]: after } : {});
        assert.equal(tightenLimits(was, wanted)[name], isLooser ? before : after);
      });

  it('let no amount go at once that did not go before', () => {
    const bound = option(nat(50), { nil: null });
    check(
      property(bound, bound, (before, after) => {
        const asks = (amount: number, above: number | null) => amount > (above ?? Infinity);
        const some = Array.from({ length: 60 }, (_, amount) => amount);
        const [was, wanted] = [
          { ...NONE, reviewAbove: before },
          { ...NONE, reviewAbove: after },
        ];
        const lets = (above: number | null) =>
          some.some((amount) => asks(amount, before) && !asks(amount, above));
        assert.equal(isLoosened(was, wanted), lets(after));
        assert.equal(lets(tightenLimits(was, wanted).reviewAbove), false);
      }),
    );
  });
});
