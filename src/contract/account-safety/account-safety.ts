import * as v from 'valibot';
import { call } from '../call';
import { plainNumber } from '../../domain/typed/typed';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/accountSafeController/';

/**
 * By what a person proves who they are. `totp`: a code of their authenticator app; `recoveryCode`: one of those they were given
 * in its place.
 */
export const Factor = v.picklist(['password', 'sms', 'mail', 'securityPassword', 'totp', 'recoveryCode']);
export type Factor = v.InferOutput<typeof Factor>;

/** `until`: ISO instant at which it is asked for again. */
const LiveProof = v.object({ factor: Factor, until: v.string() });

/** How safe the caller's account is, and by what they can prove that it is theirs. Instants are ISO, '' for never. */
export const AccountSafety = v.object({
  level: v.picklist(['low', 'medium', 'high']),
  /** What would raise it, the most urgent first. */
  advice: v.array(
    v.picklist([
      'setPassword',
      'renewPassword',
      'setEmail',
      'setTotp',
      'makeRecoveryCodes',
      'setSecurityPassword',
      'endOldSessions',
    ]),
  ),
  /** '' where the account has none: there is no password then. */
  loginName: v.string(),
  hasPassword: v.boolean(),
  passwordChangedAt: v.string(),
  /** With its middle hidden. */
  telephone: v.string(),
  /** Hidden but for its beginning and the mail server; '' for none. */
  email: v.string(),
  /** The address that waits for its link to be opened, hidden likewise; '' for none. */
  awaitedEmail: v.string(),
  /** The one that an enterprise has on record, where the owner has confirmed none; '' otherwise. */
  recordedEmail: v.string(),
  hasSecurityPassword: v.boolean(),
  securityChangedAt: v.string(),
  securityLockedUntil: v.string(),
  /** Since when signing in asks for a code of an authenticator app; '' where it does not. */
  totpSince: v.string(),
  /** Recovery codes that are not used yet. */
  recoveryCodesLeft: v.number(),
  /** By what they can prove it. */
  factors: v.array(Factor),
  /** What this session has proved and still counts. */
  proofs: v.array(LiveProof),
  /** Proofs of other kinds that settings still wait for; 0: they are open. */
  missing: v.number(),
  /** A partner opened the session: settings are not changed in it. */
  isPartners: v.boolean(),
});
export type AccountSafety = v.InferOutput<typeof AccountSafety>;

export const queryAccountSafety = call({
  gateway: 'user',
  path: `${BASE}queryAccountSafety`,
  body: v.object({}),
  result: v.object({ accountSafety: AccountSafety }),
  needs: 'token',
  reads: ['account-safety'],
  origin: 'suite',
});

const Digits = (message: string) => v.pipe(v.string(), v.transform(plainNumber), v.regex(/^\d{6}$/, message));
export const CodeGiven = Digits('请输入6位数字验证码');

/** With or without its hyphen, in small letters or large. */
export const RecoveryCodeGiven = v.pipe(
  v.string(),
  v.transform(plainNumber),
  v.regex(/^[0-9A-Za-z]{10}$/, '请输入10位恢复码'),
);

const Sent = v.object({ resendAfterSeconds: v.number() });

/** Sends a code to the account's phone or mail address, for this session alone. Throws smsTooSoon or codeCapReached. */
export const sendProofCode = call({
  gateway: 'user',
  path: `${BASE}sendProofCode`,
  body: v.object({ factor: v.picklist(['sms', 'mail']) }),
  result: Sent,
  needs: 'token',
  mutates: true,
  changes: [],
  origin: 'suite',
});

/**
 * Proves that the caller is whose session it is, by one factor; it counts for ten minutes, in this session, which goes on by
 * another token. Throws proofWrong, proofLocked.
 */
export const proveIdentity = call({
  gateway: 'user',
  path: `${BASE}proveIdentity`,
  body: v.variant('factor', [
    v.object({
      factor: v.literal('password'),
      secret: v.pipe(v.string(), v.nonEmpty('请输入登录密码'), v.maxLength(256, '密码过长')),
    }),
    v.object({ factor: v.picklist(['sms', 'mail']), secret: CodeGiven }),
    v.object({ factor: v.literal('securityPassword'), secret: Digits('请输入6位数字安全密码') }),
    v.object({ factor: v.literal('totp'), secret: CodeGiven }),
    v.object({ factor: v.literal('recoveryCode'), secret: RecoveryCodeGiven }),
  ]),
  result: v.object({ proofs: v.array(LiveProof), missing: v.number(), authSign: v.string() }),
  renewsToken: true,
  needs: 'token',
  mutates: true,
  changes: ['account-safety'],
  origin: 'suite',
});
