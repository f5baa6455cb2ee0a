import * as v from 'valibot';
import { call } from '../call';
import { Mobile } from '../login/login';
import { CodeInput } from './account-safety';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/accountSafeController/';
const ofCaller = {
  gateway: 'user',
  needs: 'token',
  mutates: true,
  changes: ['account-safety', 'user'],
  origin: 'suite',
} as const;

/** The limit is loose: the gateway counts characters and reports them with the other problems of the password. */
const NewPassword = v.pipe(v.string(), v.nonEmpty('请输入新密码'), v.maxLength(256, '密码不能超过64个字符'));

/**
 * Rates how hard a password is to guess before it is set, from 0 (at once) to 4 (hardly ever). `problem`: the reason
 * why it would be refused, '' for none. The gateway does not store the password.
 */
export const ratePassword = call({
  gateway: 'user',
  path: `${BASE}ratePassword`,
  body: v.object({ password: NewPassword }),
  result: v.object({ score: v.picklist([0, 1, 2, 3, 4]), problem: v.string() }),
  needs: 'token',
  reads: ['account-safety'],
  origin: 'suite',
});

/**
 * Sets the login password; all other sessions of the account end, and this one continues under another token. Throws
 * proofNeeded, and fieldsInvalid at `password` for one that is too easy to guess, or is the present one.
 */
export const changeLoginPassword = call({
  ...ofCaller,
  path: `${BASE}changeLoginPassword`,
  body: v.object({ password: NewPassword }),
  result: v.object({ endedSessions: v.number(), authSign: v.string() }),
  renewsToken: true,
});

/**
 * Sets the security password, six digits that are required when money leaves a purse. Throws proofNeeded, and
 * fieldsInvalid at `securityPassword` for one that is too easy to guess.
 */
export const setSecurityPassword = call({
  ...ofCaller,
  path: `${BASE}setSecurityPassword`,
  body: v.object({ securityPassword: v.pipe(v.string(), v.regex(/^\d{6}$/, '请输入6位数字')) }),
  result: v.object({}),
});

/**
 * Sends a code to the account's future phone. The response is the same when the phone belongs to another account.
 * Throws proofNeeded.
 */
export const sendNewPhoneCode = call({
  ...ofCaller,
  changes: [],
  path: `${BASE}sendNewPhoneCode`,
  body: v.object({ phone: Mobile }),
  result: v.object({ resendAfterSeconds: v.number() }),
});

/** Changes the account's phone with immediate effect. Throws proofNeeded, proofWrong, phoneTaken. */
export const changePhone = call({
  ...ofCaller,
  path: `${BASE}changePhone`,
  body: v.object({ phone: Mobile, smsCode: CodeInput }),
  result: v.object({ telephone: v.string() }),
});

/**
 * Sends a link to the account's future mail address, which takes effect when the link is opened. Throws proofNeeded,
 * tooManyRequests.
 */
export const requestEmail = call({
  ...ofCaller,
  path: `${BASE}requestEmail`,
  body: v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('请输入邮箱'),
      v.maxLength(254, '邮箱不能超过254个字符'),
      v.regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/, '请输入正确的邮箱'),
    ),
  }),
  result: v.object({ awaitedEmail: v.string() }),
});

/** Removes the account's mail address. Throws proofNeeded. */
export const removeEmail = call({
  ...ofCaller,
  path: `${BASE}removeEmail`,
  body: v.object({}),
  result: v.object({}),
});
