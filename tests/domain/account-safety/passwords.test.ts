import assert from 'node:assert/strict';
import { assert as check, integer, property, string } from 'fast-check';
import { describe, it } from 'vitest';
import { passwordProblem, type PasswordProblem } from '../../../src/domain/account-safety/login-password';
import { maskEmail } from '../../../src/domain/account-safety/mask-email';
import {
  securityPasswordProblem,
  type SecurityPasswordProblem,
} from '../../../src/domain/account-safety/security-password';

describe('login passwords', () => {
  const personal = ['staff', '13800000001', '陈思远'];
  const table: [password: string, score: 0 | 1 | 2 | 3 | 4, problem: PasswordProblem | undefined][] = [
    ['', 0, 'short'],
    ['1234567', 4, 'short'],
    ['😀😀😀😀😀😀😀', 4, 'short'],
    ['a'.repeat(65), 4, 'long'],
    ['a'.repeat(64), 2, undefined],
    ['staff-2026', 4, 'personal'],
    ['STAFF2026', 4, 'personal'],
    ['13800000001!', 4, 'personal'],
    ['staff likes long walks', 4, undefined],
    ['password', 0, 'common'],
    ['password', 1, 'common'],
    ['四个词的一句话', 3, 'short'],
    ['四个词的一句话吧', 3, undefined],
  ];
  for (const [password, score, problem] of table) {
    it(`${password.slice(0, 24)} of score ${score}: ${problem ?? 'good'}`, () => {
      assert.equal(passwordProblem(password, { score, personal }), problem);
    });
  }
});

describe('security passwords', () => {
  const person = { birthday: '1992-03-18', phone: '13800000001' };
  const table: [digits: string, problem: SecurityPasswordProblem | undefined][] = [
    ['', 'form'],
    ['12345', 'form'],
    ['1234567', 'form'],
    ['１２３４５６', 'form'],
    ['abcdef', 'form'],
    ['888888', 'same'],
    ['123456', 'run'],
    ['654321', 'run'],
    ['567890', 'run'],
    ['210987', 'run'],
    ['920318', 'birthday'],
    ['180392', 'birthday'],
    ['031892', 'birthday'],
    ['199203', 'birthday'],
    ['138000', 'phone'],
    ['000001', 'phone'],
    ['135792', undefined],
    ['112233', undefined],
  ];
  for (const [digits, problem] of table) {
    it(`${digits || 'none'}: ${problem ?? 'good'}`, () => {
      assert.equal(securityPasswordProblem(digits, person), problem);
    });
  }

  it('are refused for nothing else, where nothing is known of the person', () => {
    check(
      property(integer({ min: 0, max: 999_999 }), (number) => {
        const digits = String(number).padStart(6, '0');
        const problem = securityPasswordProblem(digits, { birthday: '', phone: '' });
        assert.ok(problem === undefined || problem === 'same' || problem === 'run');
      }),
    );
  });
});

describe('a mail address', () => {
  it('is hidden but for its first character and its server', () => {
    assert.equal(maskEmail('lina@demo.example'), 'l****@demo.example');
    assert.equal(maskEmail('nothing'), '****');
    assert.equal(maskEmail('@demo.example'), '****');
  });

  it('tells no more than that, and nothing new when it is hidden twice', () => {
    check(
      property(string({ minLength: 2 }), (name) => {
        const hidden = maskEmail(`${name}@demo.example`);
        assert.ok(hidden.length <= '****@demo.example'.length + 2);
        assert.equal(maskEmail(hidden), hidden);
      }),
    );
  });
});
