import assert from 'node:assert/strict';
import { assert as check, nat, property } from 'fast-check';
import { describe, it } from 'vitest';
import { ClaimState } from '../../../src/contract/account-safety/claims';
import {
  claimEffectAt,
  claimFilesUntil,
  isOpenClaim,
  requestLapsesAt,
} from '../../../src/domain/account-safety/claim';

const HOUR = 3_600_000;

describe('a claim of an account', () => {
  it('is open until it is over, and in effect then', () => {
    assert.deepEqual(ClaimState.options.filter(isOpenClaim), ['waiting', 'approved', 'confirming']);
  });

  it('takes effect a day after it is approved', () => {
    assert.equal(claimEffectAt(1_000), 1_000 + 24 * HOUR);
  });

  it('lapses after a week where it is an administrator’s', () => {
    assert.equal(requestLapsesAt(1_000), 1_000 + 7 * 24 * HOUR);
  });

  it('keeps its documents for thirty days, whenever it is over', () => {
    check(
      property(nat(), nat(60 * 24), (endedAt, hours) => {
        const areDeleted = endedAt <= claimFilesUntil(endedAt + hours * HOUR);
        assert.equal(areDeleted, hours >= 30 * 24);
      }),
    );
  });
});
