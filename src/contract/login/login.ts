import * as v from 'valibot';
import { call } from '../call';
import { SCOPE_LENGTH, TokenScope } from './token-scope';
import { isPhone, plainNumber, plainPhone } from '../../domain/typed/typed';

/** One enterprise a user belongs to, with the TMC that serves it (specification 3, login user info). */
export const EnterpriseShortInfo = v.object({
  staffNO: v.string(),
  staffName: v.string(),
  enterpriseNum: v.string(),
  entName: v.string(),
  entShortName: v.string(),
  tMCNumber: v.string(),
  tMCName: v.string(),
  logoFileAddress: v.string(),
  phone: v.string(),
});
export type EnterpriseShortInfo = v.InferOutput<typeof EnterpriseShortInfo>;

/** Login user info (specification 3). The first enterprise of the list is the one in use. */
export const LoginUserInfo = v.object({
  userName: v.string(),
  userNO: v.string(),
  /** Masked for a narrow token. */
  telephone: v.string(),
  entAndTmcShortInfoList: v.array(EnterpriseShortInfo),
  /** 7 hides the official-account button. */
  source: v.number(),
  linkURLList: v.array(v.object({ businessType: v.number(), linkURL: v.string(), isOBT: v.boolean() })),
  deptInfoList: v.array(v.object({ deptNO: v.string(), deptName: v.string() })),
  /** The session is one of the agency that shows the enterprise and changes nothing. */
  isViewOnly: v.optional(v.literal(true)),
  /** The enterprise in use is a sandbox: nothing is booked, charged or invoiced for real. */
  sandbox: v.optional(v.literal(true)),
  /** Of a partner's narrow token. */
  tokenScope: v.optional(TokenScope),
});
export type LoginUserInfo = v.InferOutput<typeof LoginUserInfo>;

const required = (msg: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(msg));
export const Mobile = v.pipe(
  v.string(),
  v.transform(plainPhone),
  v.regex(/^1[3-9]\d{9}$/, '请输入11位手机号码'),
);

/** A sign-in name, or a mobile in any notation; digits alone may be a name that begins with 86. */
const Account = v.pipe(
  required('请输入账号'),
  v.transform((typed) => (isPhone(typed) && !/^86\d+$/.test(typed) ? plainPhone(typed) : typed)),
);

/** A newly opened session. `expireTime` is an ISO instant. */
export const OpenedSession = v.object({ authSign: v.string(), userNO: v.string(), expireTime: v.string() });
export type OpenedSession = v.InferOutput<typeof OpenedSession>;

/**
 * Second step, required of users with a second factor once the first one is right. `ticket` identifies the waiting
 * sign-in. It is valid for this browser only, once, until `expireTime` (ISO instant), and only passSecondStep accepts
 * it.
 */
export const SecondStep = v.object({
  ticket: v.string(),
  ways: v.array(v.picklist(['totp', 'recoveryCode'])),
  expireTime: v.string(),
});
export type SecondStep = v.InferOutput<typeof SecondStep>;

/**
 * Result of a correct first factor: the session, or `secondStep` for users who have set up a second one. No session
 * exists then: `authSign`, `userNO` and `expireTime` are ''.
 */
export const SignIn = v.object({ ...OpenedSession.entries, secondStep: v.optional(SecondStep) });
export type SignIn = v.InferOutput<typeof SignIn>;

/** Signs in by account and password. Returns the session, or the second step. */
export const loginByPassword = call({
  gateway: 'noLogin',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/loginController/loginByPassword',
  body: v.object({ account: Account, password: v.pipe(v.string(), v.nonEmpty('请输入密码')) }),
  result: SignIn,
  needs: 'none',
  changes: ['user'],
  origin: 'suite',
});

/** Sends a login code to a mobile. The response is the same for known and unknown numbers. */
export const sendLoginSmsCode = call({
  gateway: 'noLogin',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/loginController/sendLoginSmsCode',
  body: v.object({ phone: Mobile }),
  result: v.object({ resendAfterSeconds: v.number() }),
  needs: 'none',
  changes: [],
  origin: 'suite',
});

/** Signs in by mobile and SMS code. Returns the session, or the second step. */
export const loginBySmsCode = call({
  gateway: 'noLogin',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/loginController/loginBySmsCode',
  body: v.object({
    phone: Mobile,
    smsCode: v.pipe(v.string(), v.transform(plainNumber), v.regex(/^\d{6}$/, '请输入6位数字验证码')),
  }),
  result: SignIn,
  needs: 'none',
  changes: ['user'],
  origin: 'suite',
});

/** Validates a token and returns its user (specification 7.2). */
export const verifyUserAuthSignForCloud = call({
  gateway: 'login',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/userController/verifyUserAuthSignForCloud',
  body: v.object({ authSign: v.pipe(v.string(), v.nonEmpty()) }),
  result: LoginUserInfo,
  needs: 'none',
  reads: ['user'],
});

/** Fields by which a partner's server proves itself; `sign` covers them and all others of its call. */
const Signed = {
  appNo: required('缺少应用编号'),
  /** Milliseconds since the epoch; accepted within five minutes of the gateway's clock. */
  timestamp: v.pipe(v.number(), v.integer()),
  /** Valid once. */
  nonce: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  /** Lower-case hexadecimal HMAC-SHA256 under a secret of the application. */
  sign: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
};

/**
 * Opens a session for a user of a partner, on request of the partner's server. The partner proves itself by
 * `sign = hex(HMAC-SHA256(secret of appNo, appNo \n userNO \n timestamp \n nonce))`, with a scope
 * `… v2 \n appNo \n userNO \n timestamp \n nonce \n scope`; a nonce is valid once. Throws tokenScopeWrong.
 */
export const getAuthSignByUserNoForCloud = call({
  gateway: 'login',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/userController/getAuthSignByUserNoForCloud',
  body: v.object({
    userNO: required('缺少用户编号'),
    ...Signed,
    /** JSON of `TokenScope`, exactly as it is signed; without it the token may do as the user may. */
    scope: v.optional(v.pipe(v.string(), v.maxLength(SCOPE_LENGTH))),
  }),
  result: OpenedSession,
  needs: 'none',
  changes: ['user'],
});

/**
 * Ends the sessions that a partner's application has opened, on request of the partner's server: those of one user, or all
 * without a `userNO`. `sign = hex(HMAC-SHA256(secret of appNo, end \n appNo \n userNO \n timestamp \n nonce))`, with
 * nothing in the place of a missing `userNO`. Sessions that the user has opened otherwise stay.
 */
export const endSessionsForCloud = call({
  gateway: 'login',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/userController/endSessionsForCloud',
  body: v.object({ userNO: v.optional(v.pipe(v.string(), v.maxLength(60)), ''), ...Signed }),
  result: v.object({ endedCount: v.number() }),
  needs: 'none',
  changes: ['user'],
  origin: 'suite',
});

/**
 * Opens the portal for the agency by a ticket of openEnterpriseView, once and within a minute. The session has the rights
 * of the main administrator, ends after 15 minutes, and only reads: see `isViewable` of the gateway.
 */
export const redeemEnterpriseView = call({
  gateway: 'login',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/userController/redeemEnterpriseView',
  body: v.object({ viewSign: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
  result: OpenedSession,
  needs: 'none',
  changes: ['user'],
  origin: 'suite',
});

/**
 * Ends the session of this token; ending an ended one succeeds too. `leaveUrl`: address that signs the user out at the
 * company's provider as well, once and within a minute; absent for sessions of other ways.
 */
export const loginOut = call({
  gateway: 'login',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/loginController/loginOut',
  body: v.object({ authSign: v.pipe(v.string(), v.nonEmpty()) }),
  result: v.object({ leaveUrl: v.optional(v.string()) }),
  needs: 'none',
  changes: ['user'],
});

/**
 * Ends all sessions of the caller's account, including this one, with their open event streams. A session that is
 * restricted to some enterprises ends only sessions restricted to no others.
 */
export const signOutEverywhere = call({
  gateway: 'user',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/loginController/signOutEverywhere',
  body: v.object({}),
  result: v.object({ endedCount: v.number() }),
  needs: 'token',
  mutates: true,
  changes: ['user'],
  origin: 'suite',
});
