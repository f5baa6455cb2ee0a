import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { checkIdCard } from '../../../src/domain/passenger/id-card';
import { anyIdNumber, withCheckDigit } from '../../support/domain/id-numbers';

test('the example of the standard', () => {
  assert.deepEqual(checkIdCard('11010519491231002X'), {
    ok: true,
    cardNo: '11010519491231002X',
    birthDay: '1949-12-31',
    sexTem: 1,
  });
});

test('small x and spaces around are accepted, X is stored', () => {
  const check = checkIdCard(' 11010519491231002x　');
  assert.equal(check.ok && check.cardNo, '11010519491231002X');
});

test('each defect has its own reason', () => {
  const table: [string, string][] = [
    ['', '请输入身份证号码'],
    ['   ', '请输入身份证号码'],
    ['110105194912310', '身份证号码应为18位'],
    ['110105491231002', '身份证号码应为18位'],
    ['1101051949123100AX', '身份证号码应为17位数字加1位数字或字母X'],
    ['X1010519491231002X', '身份证号码应为17位数字加1位数字或字母X'],
    [withCheckDigit('00010519491231002'), '身份证号码的地区代码不正确'],
    [withCheckDigit('16010519491231002'), '身份证号码的地区代码不正确'],
    [withCheckDigit('91010519491231002'), '身份证号码的地区代码不正确'],
    [withCheckDigit('11010519490229002'), '身份证号码中的出生日期不正确'],
    [withCheckDigit('11010519491301002'), '身份证号码中的出生日期不正确'],
    [withCheckDigit('11010519490431002'), '身份证号码中的出生日期不正确'],
    [withCheckDigit('11010518991231002'), '身份证号码中的出生日期不正确'],
    ['110105194912310021', '身份证号码有误，请核对后重新输入'],
  ];
  for (const [input, reason] of table) assert.deepEqual(checkIdCard(input), { ok: false, reason }, input);
});

test('it may be written apart or in full width', () => {
  for (const input of ['110105 19491231 002x', '１１０１０５19491231002ｘ', '110105-19491231-002X'])
    assert.equal(checkIdCard(input).ok, true, input);
});

test('29 February is a birthday in leap years', () => {
  assert.equal(checkIdCard(withCheckDigit('11010520000229001')).ok, true);
  assert.equal(checkIdCard(withCheckDigit('11010519000229001')).ok, false);
});

test('every number made by the standard is accepted and read', () => {
  fc.assert(
    fc.property(anyIdNumber, (person) => {
      assert.deepEqual(checkIdCard(person.cardNo), { ok: true, ...person });
    }),
  );
});

test('no other check digit and no single wrong digit passes', () => {
  fc.assert(
    fc.property(anyIdNumber, ({ cardNo }) => {
      for (let at = 0; at < 18; at += 1) {
        for (const digit of at === 17 ? '0123456789X' : '0123456789') {
          const wrong = cardNo.slice(0, at) + digit + cardNo.slice(at + 1);
          assert.equal(checkIdCard(wrong).ok, wrong === cardNo, wrong);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('two neighbouring digits exchanged do not pass', () => {
  fc.assert(
    fc.property(anyIdNumber, fc.integer({ min: 0, max: 15 }), ({ cardNo }, at) => {
      const swapped = `${cardNo.slice(0, at)}${cardNo.charAt(at + 1)}${cardNo.charAt(at)}${cardNo.slice(at + 2)}`;
      assert.equal(checkIdCard(swapped).ok, swapped === cardNo);
    }),
  );
});

test('any text at all is answered, never thrown at', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => assert.equal(checkIdCard(text).ok, false)));
});
