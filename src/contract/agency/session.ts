import * as v from 'valibot';
import { call } from '../call';
import { plainNumber } from '../../domain/typed/typed';
import { AGENCY_RIGHTS, AGENCY_ROLES } from './rights';

const BASE = '/agencyController/';

const Password = (message: string) =>
  v.pipe(v.string(), v.nonEmpty(message), v.maxLength(256, '密码不能超过64个字符'));
const Code = v.pipe(v.string(), v.transform(plainNumber), v.regex(/^\d{6}$/, '请输入6位数字验证码'));
const Token = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/**
 * A sign-in whose password is right, and which waits for a code of the app until `expireTime` (ISO instant). `secret`
 * and `uri` (otpauth, for a QR code) are given to an operator who has no second factor yet: their first code sets it
 * up. No call but passOperatorCode takes the ticket.
 */
export const WaitingOperatorSignIn = v.object({
  ticket: v.string(),
  expireTime: v.string(),
  setUp: v.optional(v.object({ secret: v.string(), uri: v.string() })),
});
export type WaitingOperatorSignIn = v.InferOutput<typeof WaitingOperatorSignIn>;

/** First step of signing in: name and password. */
export const signInOperator = call({
  gateway: 'agency',
  path: `${BASE}signInOperator`,
  body: v.object({
    loginName: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入登录名'), v.maxLength(60)),
    password: Password('请输入密码'),
  }),
  result: WaitingOperatorSignIn,
  needs: 'none',
  changes: [],
  origin: 'suite',
});

/** Second step: the code of the app. Opens the session, which ends after 30 minutes without use and after 12 hours. */
export const passOperatorCode = call({
  gateway: 'agency',
  path: `${BASE}passOperatorCode`,
  body: v.object({
    ticket: Token,
    code: Code,
  }),
  result: v.object({ operatorSign: v.string(), expireTime: v.string() }),
  needs: 'none',
  changes: [],
  origin: 'suite',
});

/** Whose link this is. Spends nothing, because programs visit links too. */
export const queryOperatorLink = call({
  gateway: 'agency',
  path: `${BASE}queryOperatorLink`,
  body: v.object({ token: Token }),
  result: v.object({ operatorName: v.string(), loginName: v.string(), tmcName: v.string() }),
  needs: 'none',
  reads: ['operatorLink'],
  origin: 'suite',
});

/**
 * Uses a link: sets the operator's password, removes their former second factor and ends their sessions. The answer is
 * the set-up of the new second factor.
 */
export const startOperator = call({
  gateway: 'agency',
  path: `${BASE}startOperator`,
  body: v.object({ token: Token, password: Password('请输入新密码') }),
  result: WaitingOperatorSignIn,
  needs: 'none',
  changes: ['operatorLink'],
  origin: 'suite',
});

/** Ends the session of this token; ending an ended one succeeds too. */
export const signOutOperator = call({
  gateway: 'agency',
  path: `${BASE}signOutOperator`,
  body: v.object({ operatorSign: Token }),
  result: v.object({}),
  needs: 'none',
  changes: [],
  origin: 'suite',
});

/** The signed-in operator with their rights. */
export const OperatorSelf = v.object({
  operatorNo: v.string(),
  operatorName: v.string(),
  loginName: v.string(),
  roles: v.array(v.picklist(AGENCY_ROLES)),
  rights: v.array(v.picklist(AGENCY_RIGHTS)),
  tmcName: v.string(),
});
export type OperatorSelf = v.InferOutput<typeof OperatorSelf>;

/** Returns the signed-in operator with their roles and rights. */
export const queryOperatorSelf = call({
  gateway: 'agency',
  path: `${BASE}queryOperatorSelf`,
  body: v.object({}),
  result: OperatorSelf,
  needs: 'operator',
  reads: ['operator'],
  origin: 'suite',
});

/**
 * Notes a fresh code of the app in the session of the caller, for ten minutes: calls that give others access need it and
 * throw operatorProofNeeded without. Throws operatorCodeWrong and the faults of limits.
 */
export const proveOperator = call({
  gateway: 'agency',
  path: `${BASE}proveOperator`,
  body: v.object({ code: Code }),
  result: v.object({}),
  needs: 'operator',
  changes: [],
  origin: 'suite',
});

/**
 * Changes the caller's own password, by the former one and a code of the app. Their other sessions and their unused link
 * end.
 */
export const alterOwnPassword = call({
  gateway: 'agency',
  path: `${BASE}alterOwnPassword`,
  body: v.object({
    formerPassword: Password('请输入原密码'),
    password: Password('请输入新密码'),
    code: Code,
  }),
  result: v.object({}),
  needs: 'operator',
  changes: ['agencyLog'],
  origin: 'suite',
});
