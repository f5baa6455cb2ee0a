import * as v from 'valibot';
import { call } from '../call';
import { plainNumber } from '../../domain/typed/typed';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/accountSafeController/';

/**
 * Factors that prove the account owner's identity. `totp`: a code of their authenticator app; `recoveryCode`: a
 * recovery code in its place.
 */
export const Factor = v.picklist(['password', 'sms', 'mail', 'securityPassword', 'totp', 'recoveryCode']);
export type Factor = v.InferOutput<typeof Factor>;

/** `until`: ISO instant at which the proof expires. */
const LiveProof = v.object({ factor: Factor, until: v.string() });

/** Safety of the caller's account and the factors that can prove their identity. Instants are ISO, '' for never. */
export const AccountSafety = v.object({
  level: v.picklist(['low', 'medium', 'high']),
  /** Steps that would raise the level, the most urgent first. */
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
  /** '' where the account has no login name, and thus no password. */
  loginName: v.string(),
  hasPassword: v.boolean(),
  passwordChangedAt: v.string(),
  /** Phone with its middle hidden. */
  telephone: v.string(),
  /** Address hidden but for its beginning and the mail server; '' for none. */
  email: v.string(),
  /** New address that still waits for its link to be opened, hidden likewise; '' for none. */
  awaitedEmail: v.string(),
  /** Address that an enterprise has on record while the owner has confirmed none; '' otherwise. */
  recordedEmail: v.string(),
  hasSecurityPassword: v.boolean(),
  securityChangedAt: v.string(),
  securityLockedUntil: v.string(),
  /** ISO instant since which sign-in requires an authenticator code; '' when it does not. */
  totpSince: v.string(),
  /** Number of unused recovery codes. */
  recoveryCodesLeft: v.number(),
  /** Factors by which the caller can prove their identity. */
  factors: v.array(Factor),
  /** Proofs of this session that are still valid. */
  proofs: v.array(LiveProof),
  /** Number of proofs by further factors that changes of settings still require; 0 when settings are open. */
  missing: v.number(),
  /** True when a partner opened the session: settings cannot be changed in it. */
  isPartners: v.boolean(),
});
export type AccountSafety = v.InferOutput<typeof AccountSafety>;

/** Returns the state of the caller's account: password, phone, mail and second factors. */
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
export const CodeInput = Digits('请输入6位数字验证码');

/** Accepts the code with or without its hyphen, in upper or lower case. */
export const RecoveryCodeInput = v.pipe(
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
 * Proves the caller's identity by one factor. The proof is valid for ten minutes in this session, which continues under
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
    v.object({ factor: v.picklist(['sms', 'mail']), secret: CodeInput }),
    v.object({ factor: v.literal('securityPassword'), secret: Digits('请输入6位数字安全密码') }),
    v.object({ factor: v.literal('totp'), secret: CodeInput }),
    v.object({ factor: v.literal('recoveryCode'), secret: RecoveryCodeInput }),
  ]),
  result: v.object({ proofs: v.array(LiveProof), missing: v.number(), authSign: v.string() }),
  renewsToken: true,
  needs: 'token',
  mutates: true,
  changes: ['account-safety'],
  origin: 'suite',
});
