import assert from 'node:assert/strict';
import { assert as check, property, shuffledSubarray, subarray } from 'fast-check';
import { describe, it } from 'vitest';
import type { Factor } from '../../../src/contract/account-safety/account-safety';
import {
  endOfProof,
  liveProofs,
  missingProofs,
  usefulFactors,
} from '../../../src/domain/account-safety/factors';

const ALL: Factor[] = ['password', 'sms', 'mail', 'securityPassword', 'totp', 'recoveryCode'];

describe('proofs of identity', () => {
  const table: [available: Factor[], proven: Factor[], missing: number][] = [
    [['sms'], [], 1],
    [['sms'], ['sms'], 0],
    [['password', 'sms'], ['password'], 1],
    [['password', 'sms'], ['sms'], 1],
    [['password', 'sms'], ['password', 'sms'], 0],
    [ALL, [], 2],
    [ALL, ['password', 'securityPassword'], 1],
    [ALL, ['sms', 'mail'], 0],
    [ALL, ['mail', 'securityPassword'], 0],
    [ALL, ['totp'], 1],
    [ALL, ['totp', 'recoveryCode'], 1],
    [ALL, ['password', 'totp'], 0],
    [ALL, ['sms', 'recoveryCode'], 0],
    [['sms', 'totp'], ['sms'], 1],
  ];
  for (const [available, proven, missing] of table) {
    it(`of ${available.join(', ')}: ${proven.join(' and ') || 'none'} leave ${missing}`, () => {
      assert.equal(missingProofs(available, proven), missing);
    });
  }

  it('count for ten minutes, and not before', () => {
    const proof = { factor: 'sms', provedAt: 1_000_000 } as const;
    assert.deepEqual(liveProofs([proof], 999_999), []);
    assert.deepEqual(liveProofs([proof], 1_000_000), [proof]);
    assert.deepEqual(liveProofs([proof], 1_000_000 + 599_999), [proof]);
    assert.deepEqual(liveProofs([proof], endOfProof(proof)), []);
  });

  it('open nothing with one factor, where an account has factors of two kinds', () => {
    check(
      property(
        subarray(ALL),
        shuffledSubarray(ALL, { minLength: 1, maxLength: 1 }),
        (others, [one = 'sms']) => {
          const available = [...new Set<Factor>(['password', 'sms', ...others, one])];
          assert.ok(missingProofs(available, [one]) > 0);
        },
      ),
    );
  });

  it('become fewer by each useful factor, and never by another', () => {
    check(
      property(subarray(ALL, { minLength: 1 }), subarray(ALL), (available, proven) => {
        const missing = missingProofs(available, proven);
        const useful = usefulFactors(available, proven);
        for (const factor of available) {
          const left = missingProofs(available, [...proven, factor]);
          assert.equal(left, missing > 0 && useful.includes(factor) ? missing - 1 : missing);
        }
        // While a proof is missing, at least one available factor counts.
        if (missing > 0) assert.ok(useful.length > 0);
      }),
    );
  });
});
