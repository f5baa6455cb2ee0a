import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { safetyLevel, type SafetyFacts } from '../../../src/domain/account-safety/level';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const SAFE: SafetyFacts = {
  canHavePassword: true,
  factors: ['password', 'sms', 'mail', 'totp', 'recoveryCode', 'securityPassword'],
  passwordChangedAt: NOW - DAY,
  unusedSessions: 0,
};

describe('the level of an account', () => {
  const table: [what: string, facts: Partial<SafetyFacts>, level: string, advice: string[]][] = [
    ['all that there is', {}, 'high', []],
    [
      'no account name',
      { canHavePassword: false, factors: ['sms', 'mail', 'totp', 'recoveryCode', 'securityPassword'] },
      'high',
      [],
    ],
    [
      'the phone alone',
      { factors: ['sms'] },
      'low',
      ['setPassword', 'setEmail', 'setTotp', 'setSecurityPassword'],
    ],
    [
      'the phone and an app',
      { factors: ['sms', 'totp', 'recoveryCode'] },
      'medium',
      ['setPassword', 'setEmail', 'setSecurityPassword'],
    ],
    ['no app', { factors: ['password', 'sms', 'mail', 'securityPassword'] }, 'medium', ['setTotp']],
    [
      'no recovery codes left',
      { factors: ['password', 'sms', 'mail', 'totp', 'securityPassword'] },
      'medium',
      ['makeRecoveryCodes'],
    ],
    [
      'no mail',
      { factors: ['password', 'sms', 'totp', 'recoveryCode', 'securityPassword'] },
      'medium',
      ['setEmail'],
    ],
    [
      'no security password',
      { factors: ['password', 'sms', 'mail', 'totp', 'recoveryCode'] },
      'medium',
      ['setSecurityPassword'],
    ],
    ['a password given to them', { passwordChangedAt: undefined }, 'medium', ['renewPassword']],
    ['a password of a year ago', { passwordChangedAt: NOW - 366 * DAY }, 'medium', ['renewPassword']],
    ['a forgotten session', { unusedSessions: 1 }, 'medium', ['endOldSessions']],
  ];
  for (const [what, facts, level, advice] of table) {
    it(`${what}: ${level}`, () => {
      assert.deepEqual(safetyLevel({ ...SAFE, ...facts }, NOW), { level, advice });
    });
  }
});
