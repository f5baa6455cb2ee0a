import assert from 'node:assert/strict';
import { assert as check, boolean, nat, option, property, record } from 'fast-check';
import { describe, it } from 'vitest';
import { isSecurityOpen, securityFor, securityStateOf } from '../../../src/domain/wallet/security';

const MOVER = { hasPassword: true, isProven: false, isPartners: false };

describe('the security password that is asked for above an amount', () => {
  for (const [name, mover, state] of [
    ['has one and has not proved it', MOVER, 'needed'],
    ['has proved it', { ...MOVER, isProven: true }, 'proven'],
    ['has none', { ...MOVER, hasPassword: false }, 'unset'],
    ['has none any more', { ...MOVER, hasPassword: false, isProven: true }, 'unset'],
    ['comes by a partner', { ...MOVER, isPartners: true }, 'beyondPartner'],
    ['comes by a partner and has none', { ...MOVER, hasPassword: false, isPartners: true }, 'beyondPartner'],
  ] as const) {
    it(`says how somebody stands to it who ${name}`, () => assert.equal(securityStateOf(mover), state));
  }

  for (const [name, amount, above, isAsked] of [
    ['nothing is set', 9_000_000, null, false],
    ['the amount itself', 500, 500, false],
    ['a fen more', 501, 500, true],
    ['less', 1, 500, false],
  ] as const) {
    it(`is asked for above the amount alone: ${name}`, () => {
      const security = above === null ? null : { securityAbove: above };
      assert.deepEqual(securityFor(amount, security), isAsked ? security : null);
    });
  }

  it('lets nothing above the amount go without a proof outside of a partner’s page', () => {
    check(
      property(
        nat(),
        option(nat(), { nil: null }),
        record({ hasPassword: boolean(), isProven: boolean(), isPartners: boolean() }),
        (amount, above, mover) => {
          const security =
            above === null ? null : { securityAbove: above, securityState: securityStateOf(mover) };
          const passes = !isSecurityOpen(securityFor(amount, security));
          const isProven = mover.hasPassword && mover.isProven && !mover.isPartners;
          assert.equal(passes, amount <= (above ?? Infinity) || isProven);
        },
      ),
    );
  });
});
