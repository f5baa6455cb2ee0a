import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  isWhole,
  joinedClaims,
  matchedValue,
  newPersonOf,
  provesTwoFactors,
  type ClaimRule,
  type Claims,
} from '../../../src/domain/single-sign-on/claims';
import { domainProblem, readHint } from '../../../src/domain/single-sign-on/hint';

const RULE: ClaimRule = {
  matchedField: 'jobNo',
  matchedClaim: 'no',
  trustsMail: false,
  domainList: ['huarui.example'],
};
const MAIL: ClaimRule = { ...RULE, matchedField: 'email', matchedClaim: 'email' };
const PHONE: ClaimRule = { ...RULE, matchedField: 'phone', matchedClaim: 'phone_number' };

describe('claims of a company’s provider', () => {
  const cases: readonly [Claims, ClaimRule, string][] = [
    [{ no: ' A-17 ' }, RULE, 'A-17'],
    [{ no: 17 }, RULE, '17'],
    [{}, RULE, 'claimMissing'],
    [{ no: '' }, RULE, 'claimMissing'],
    [{ no: ['17'] }, RULE, 'claimMissing'],
    [{ email: 'Li@Huarui.example', email_verified: true }, MAIL, 'li@huarui.example'],
    [{ email: 'li@huarui.example' }, MAIL, 'mailUnverified'],
    [{ email: 'li@huarui.example', email_verified: 'true' }, MAIL, 'mailUnverified'],
    [{ email: 'li@huarui.example' }, { ...MAIL, trustsMail: true }, 'li@huarui.example'],
    [{ email: 'li@huarui.example', email_verified: false }, { ...MAIL, trustsMail: true }, 'mailUnverified'],
    [{ email: 'li@other.example', email_verified: true }, MAIL, 'mailForeign'],
    [{ email: 'li@huarui.example@other.example', email_verified: true }, MAIL, 'claimMissing'],
    [{ phone_number: '+86 138-0000-0001', phone_number_verified: true }, PHONE, '13800000001'],
    [{ phone_number: '13800000001' }, PHONE, 'phoneUnverified'],
    [
      { mobile: '13800000001', phone_number_verified: true },
      { ...PHONE, matchedClaim: 'mobile' },
      'phoneUnverified',
    ],
    [{ upn: 'li@huarui.example', email_verified: true }, { ...MAIL, matchedClaim: 'upn' }, 'mailUnverified'],
    [
      { upn: 'li@huarui.example', email_verified: false },
      { ...MAIL, matchedClaim: 'upn', trustsMail: true },
      'li@huarui.example',
    ],
    [
      { upn: 'li@huarui.example', email: 'Li@huarui.example', email_verified: false },
      { ...MAIL, matchedClaim: 'upn', trustsMail: true },
      'mailUnverified',
    ],
    [{ phone_number: '010-81110000', phone_number_verified: true }, PHONE, 'claimMissing'],
  ];
  for (const [claims, rule, expected] of cases) {
    it(`${JSON.stringify(claims)}${rule.trustsMail ? ', trusted,' : ''} are ${expected}`, () => {
      const { value, refusal } = matchedValue(claims, rule);
      assert.equal(value ?? refusal, expected);
    });
  }

  it('have a value and its statement from one source, and a denial from any', () => {
    const table: readonly [Claims, Claims, unknown, unknown][] = [
      [{ email: 'a' }, { email: 'a', email_verified: true }, 'a', true],
      [{ email: 'a' }, { email: 'b', email_verified: true }, 'b', true],
      [{ email: 'a', email_verified: true }, { email: 'b', email_verified: true }, 'a', true],
      [{ email: 'a', email_verified: true }, { email_verified: false }, 'a', false],
      [{ email: 'a' }, { email_verified: true }, 'a', undefined],
      [{ email_verified: true }, { email: 'b' }, 'b', undefined],
    ];
    for (const [token, info, email, verified] of table) {
      const joined = joinedClaims(token, info);
      assert.deepEqual([joined['email'], joined['email_verified']], [email, verified]);
    }
    assert.equal(isWhole({ email: 'a' }, MAIL), false);
    assert.equal(isWhole({ email: 'a', email_verified: true }, MAIL), true);
    assert.equal(isWhole({ no: '17' }, RULE), true);
  });

  it('describe a new person without what is not verified', () => {
    const claims = { no: '17', name: ' 赵新来 ', email: 'z@huarui.example', phone_number: '13800000001' };
    assert.deepEqual(newPersonOf(claims, RULE), { name: '赵新来', jobNo: '17', mail: '', phone: '' });
    const verified = { ...claims, email_verified: true, phone_number_verified: true };
    assert.deepEqual(newPersonOf(verified, MAIL), {
      name: '赵新来',
      jobNo: '',
      mail: 'z@huarui.example',
      phone: '13800000001',
    });
    assert.equal(newPersonOf({ no: '17', family_name: '赵', given_name: '新来' }, RULE)?.name, '赵新来');
    assert.equal(newPersonOf({ no: '17' }, RULE), undefined);
  });

  it('prove two factors by one method of both, or by methods of two kinds', () => {
    const proven = [['mfa'], ['pwd', 'otp'], ['face', 'hwk']];
    const unproven = [[], ['pwd'], ['otp', 'sms'], ['pwd', 'pin'], ['unknown', 'pwd']];
    assert.deepEqual(
      proven.map((amr) => provesTwoFactors({ amr })),
      [true, true, true],
    );
    assert.deepEqual(
      unproven.map((amr) => provesTwoFactors({ amr })),
      [false, false, false, false, false],
    );
  });
});

describe('hints of a company', () => {
  it('are a mail, a domain or the number of an enterprise', () => {
    assert.deepEqual(readHint(' Li@Huarui.Example '), {
      domain: 'huarui.example',
      mail: 'Li@Huarui.Example',
      enterpriseNum: '',
    });
    assert.deepEqual(readHint('huarui.example'), { domain: 'huarui.example', mail: '', enterpriseNum: '' });
    assert.deepEqual(readHint('100001'), { domain: '', mail: '', enterpriseNum: '100001' });
  });

  it('have domains of the company alone', () => {
    for (const good of [
      'huarui.example',
      'mail.huarui-group.cn',
      'huarui.com.cn',
      'myqq.com',
      'xn--fiqs8s.cn',
    ])
      assert.equal(domainProblem(good), undefined);
    for (const bad of [
      'huarui',
      '@huarui.example',
      '-a.cn',
      'a..cn',
      'a b.cn',
      '10.0.0.1',
      'https://a.cn',
      'qq.com',
      'vip.qq.com',
      'com.cn',
      'co.uk',
    ])
      assert.notEqual(domainProblem(bad), undefined, bad);
  });
});
