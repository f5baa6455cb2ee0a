import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import {
  PASSWORD_LENGTH,
  passwordProblem,
  type PasswordProblem,
  type PasswordScore,
} from '../../../src/domain/account-safety/login-password';
import {
  securityPasswordProblem,
  type SecurityPasswordProblem,
} from '../../../src/domain/account-safety/security-password';
import { fieldsInvalid } from '../server/http/fault';
import type { Account } from './queries';

/** Words of the product and the trade, which attackers would try first here. */
const OF_THE_TRADE = ['travel', 'portal', 'shanglv', 'chailv', 'jipiao', 'woaini'];

const MESSAGES: Readonly<Record<PasswordProblem, string>> = {
  short: `密码至少${PASSWORD_LENGTH.least}个字符`,
  long: `密码不能超过${PASSWORD_LENGTH.most}个字符`,
  personal: '密码不能包含您的账号、姓名、手机号或邮箱，请更换',
  common: '该密码过于简单或已泄露，容易被猜到，请更换',
};

const SECURITY_MESSAGES: Readonly<Record<SecurityPasswordProblem, string>> = {
  form: '请输入6位数字',
  same: '不能使用6位相同的数字',
  run: '不能使用连续的数字',
  birthday: '不能使用出生日期',
  phone: '不能使用手机号中的数字',
};

/** Words that a password must not contain. */
export type PasswordOwner = Pick<Account, 'loginName' | 'telephone' | 'email' | 'userName'>;

let estimator: ZxcvbnFactory | undefined;

/** Strength of a password for this account, and the reason of its refusal; '' for none. */
export function ratePasswordOf(
  password: string,
  account: PasswordOwner,
): { score: PasswordScore; problem: string } {
  const personal = personalOf(account);
  // loading takes a moment, and most processes never need it
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: PASSWORD_LENGTH.most });
  const { score } = estimator.check(password, [...personal, ...OF_THE_TRADE]);
  const problem = passwordProblem(password, { score, personal });
  return { score, problem: problem === undefined ? '' : MESSAGES[problem] };
}

/** Throws fieldsInvalid at `password` for a password that is too easy to guess for this account. */
export function refuseWeakPassword(password: string, account: PasswordOwner): void {
  const { problem } = ratePasswordOf(password, account);
  if (problem !== '') throw fieldsInvalid({ password: problem });
}

/** Throws fieldsInvalid at `securityPassword`. */
export function refuseWeakSecurityPassword(digits: string, { birthdays, telephone }: Account): void {
  for (const birthday of birthdays.length === 0 ? [''] : birthdays) {
    const problem = securityPasswordProblem(digits, { birthday, phone: telephone });
    if (problem !== undefined) throw fieldsInvalid({ securityPassword: SECURITY_MESSAGES[problem] });
  }
}

function personalOf({ loginName, telephone, email, userName }: PasswordOwner): string[] {
  return [loginName ?? '', telephone, (email ?? '').split('@')[0] ?? '', userName].filter(
    (part) => part !== '',
  );
}
