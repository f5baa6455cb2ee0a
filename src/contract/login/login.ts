import * as v from 'valibot';
import { call } from '../call';
import { plainNumber, plainPhone } from '../../domain/typed/typed';

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
  telephone: v.string(),
  entAndTmcShortInfoList: v.array(EnterpriseShortInfo),
  /** 7 hides the official-account button. */
  source: v.number(),
  linkURLList: v.array(v.object({ businessType: v.number(), linkURL: v.string(), isOBT: v.boolean() })),
  deptInfoList: v.array(v.object({ deptNO: v.string(), deptName: v.string() })),
});
export type LoginUserInfo = v.InferOutput<typeof LoginUserInfo>;

const required = (msg: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(msg));
export const Mobile = v.pipe(
  v.string(),
  v.transform(plainPhone),
  v.regex(/^1[3-9]\d{9}$/, '请输入11位手机号码'),
);

/** A session just opened. `expireTime` is an ISO instant. */
export const OpenedSession = v.object({ authSign: v.string(), userNO: v.string(), expireTime: v.string() });
export type OpenedSession = v.InferOutput<typeof OpenedSession>;

/**
 * Who has set up a second factor is asked for it once the first is right. `ticket` names the sign-in that waits for it, for this
 * browser alone, once, until `expireTime` (ISO instant); nothing but passSecondStep takes it.
 */
export const SecondStep = v.object({
  ticket: v.string(),
  ways: v.array(v.picklist(['totp', 'recoveryCode'])),
  expireTime: v.string(),
});
export type SecondStep = v.InferOutput<typeof SecondStep>;

/**
 * What a right first factor comes to: the session; or `secondStep`, for who has set one up, and no session yet: `authSign`,
 * `userNO` and `expireTime` are '' then.
 */
export const SignIn = v.object({ ...OpenedSession.entries, secondStep: v.optional(SecondStep) });
export type SignIn = v.InferOutput<typeof SignIn>;

/** Account and password → session, or the second step. */
export const loginByPassword = call({
  gateway: 'noLogin',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/loginController/loginByPassword',
  body: v.object({ account: required('请输入账号'), password: v.pipe(v.string(), v.nonEmpty('请输入密码')) }),
  result: SignIn,
  needs: 'none',
  changes: ['user'],
  origin: 'suite',
});

/** Sends a login code to a mobile; answers alike whether the number is known or not. */
export const sendLoginSmsCode = call({
  gateway: 'noLogin',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/loginController/sendLoginSmsCode',
  body: v.object({ phone: Mobile }),
  result: v.object({ resendAfterSeconds: v.number() }),
  needs: 'none',
  changes: [],
  origin: 'suite',
});

/** Mobile and SMS code → session, or the second step. */
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

/** Is this token alive, and whose is it (specification 7.2). */
export const verifyUserAuthSignForCloud = call({
  gateway: 'login',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/userController/verifyUserAuthSignForCloud',
  body: v.object({ authSign: v.pipe(v.string(), v.nonEmpty()) }),
  result: LoginUserInfo,
  needs: 'none',
  reads: ['user'],
});

/**
 * A partner's server opens a session for one of its users. The partner proves itself by
 * `sign = hex(HMAC-SHA256(secret of appNo, appNo \n userNO \n timestamp \n nonce))`; a nonce serves once.
 */
export const getAuthSignByUserNoForCloud = call({
  gateway: 'login',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/userController/getAuthSignByUserNoForCloud',
  body: v.object({
    userNO: required('缺少用户编号'),
    appNo: required('缺少应用编号'),
    /** Milliseconds since the epoch; accepted within five minutes of the gateway's clock. */
    timestamp: v.pipe(v.number(), v.integer()),
    nonce: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
    sign: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  result: OpenedSession,
  needs: 'none',
  changes: ['user'],
});

/** Ends the session of this token; ending an ended one succeeds too. */
export const loginOut = call({
  gateway: 'login',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/loginController/loginOut',
  body: v.object({ authSign: v.pipe(v.string(), v.nonEmpty()) }),
  result: v.object({}),
  needs: 'none',
  changes: ['user'],
});

/**
 * Ends all sessions of the caller's account, this one too, with the event streams that are open in them. From a session
 * that is bound to some enterprises: those that are bound to none but these.
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
