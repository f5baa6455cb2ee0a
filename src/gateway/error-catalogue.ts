import type { GatewayErrorKind, Notice } from './gateway-error';

/** Cause of a failed call, before classification. */
export type Failure =
  | { type: 'no-token' }
  /** The embedder's function gave no token. `endsSession`: for the page has no user any more. */
  | { type: 'token-failed'; cause: string; endsSession: boolean }
  /** An envelope with `success: false`. */
  | { type: 'answer'; code: string; msg: string }
  /** A response that is no envelope, or whose `result` violates the contract. */
  | { type: 'malformed'; detail: string }
  /** An unsuccessful HTTP status. `msg` comes from the server and is empty when it sent none. */
  | { type: 'http'; status: number; code: string; msg: string }
  | { type: 'network' }
  | { type: 'no-gateway' }
  /** The gateway is reachable, but does not allow pages of this origin to read its responses. */
  | { type: 'origin-not-allowed' }
  /** Other scripts of the page have replaced native functions that the call needs. */
  | { type: 'natives-broken' }
  | { type: 'timeout' }
  | { type: 'cancelled' };

/** Page and path of a call, by which the catalogue defines exceptions. */
export interface CallSite {
  /** Path of the page in the shell, without query. */
  page: string;
  /** Contract path of the call. */
  path: string;
}

export interface Verdict {
  kind: GatewayErrorKind;
  code: string;
  msg: string;
  retryable: boolean;
  /** For developers; without secrets. */
  cause?: string;
  notice?: Notice;
  /** The session ends: the token is removed. */
  endsSession?: true;
  /** The session of an agency's operator ends; no session of an enterprise does. */
  endsOperator?: true;
  /** The user is redirected to the login address afterwards. */
  toLogin?: true;
}

/** Messages of the catalogue, to the letter of specification 8. Translations refer to these names. */
export const SAYS = {
  systemFault: '系统异常',
  signInExpired: '登陆过期',
  tokenFailed: '未能取得登录信息，请重试',
  authExpired: '认证已过期',
  authWrong: '用户认证信息错误',
  userUnknown: '未查询到用户信息',
  userExpired: '用户信息已过期，请重新登录。',
  timeout: '请求超时，请稍后重试',
  noGateway: '未配置网关地址，请联系管理员',
  originNotAllowed: '网站未被允许访问差旅服务，请联系管理员',
  nativesBroken: '本页面的其他脚本影响了差旅服务，请联系网站管理员',
  network: '网络异常，请检查网络后重试',
  loginExpired: '登录过期',
  cancelled: '路由跳转取消请求',
} as const;

const AUTH_SIGN_FAULT = '参数：AuthSign[认证标识] 错误';
const STATION_INFO = /stationinfo/i;
const DEVICE_INFO = /\/deviceInfo\//i;
const SWITCH_ENTERPRISE = /\/(changeEnt|switchEnterprise)$/;
const TRAVEL_STANDARDS_PAGE = /^\/standard(\/|$)/;

const box = (text: string, delayMs = 0): Notice => ({ as: 'box', text, delayMs });
const isAnswer = (f: Failure) => f.type === 'answer';
const hasCode = (f: Failure, ...codes: string[]) =>
  (f.type === 'answer' || f.type === 'http') && codes.includes(f.code);
const msgOf = (f: Failure) => (f.type === 'answer' || f.type === 'http' ? f.msg : '');
const codeOf = (f: Failure, otherwise: string) =>
  (f.type === 'answer' || f.type === 'http' ? f.code : '') || otherwise;

interface Row {
  /** Wording of the trigger in the specification. */
  trigger: string;
  matches(failure: Failure, site: CallSite): boolean;
  verdict(failure: Failure): Verdict;
}

/**
 * The error catalogue of specification 8. The first matching row decides; rows that the specification does not number
 * come last.
 */
export const ERROR_CATALOGUE: readonly Row[] = [
  {
    trigger: 'No token (call is not a login or no-login call)',
    matches: (f) => f.type === 'no-token',
    verdict: () => ({
      kind: 'no-token',
      code: 'no-token',
      msg: SAYS.signInExpired,
      retryable: false,
      notice: { as: 'toast', text: SAYS.signInExpired, delayMs: 0 },
    }),
  },
  {
    trigger: 'Response code 8888, or its message alone',
    matches: (f) => hasCode(f, '8888') || (isAnswer(f) && msgOf(f) === SAYS.authExpired),
    verdict: () => ({
      kind: 'expired',
      code: '8888',
      msg: SAYS.authExpired,
      retryable: false,
      notice: box(SAYS.signInExpired),
      endsSession: true,
    }),
  },
  {
    trigger: 'Response message 参数：AuthSign[认证标识] 错误',
    matches: (f) => msgOf(f) === AUTH_SIGN_FAULT,
    verdict: (f) => ({
      kind: 'expired',
      code: codeOf(f, 'auth-sign'),
      msg: SAYS.authWrong,
      retryable: false,
      notice: box(SAYS.authWrong),
      endsSession: true,
    }),
  },
  {
    trigger: 'Switch enterprise failure',
    matches: (f, site) => isAnswer(f) && SWITCH_ENTERPRISE.test(site.path),
    verdict: (f) => ({
      kind: 'refused',
      code: codeOf(f, 'refused'),
      msg: msgOf(f) || SAYS.systemFault,
      retryable: false,
      notice: box(msgOf(f) || SAYS.systemFault),
    }),
  },
  {
    trigger: 'Code 4 or 7777',
    matches: (f) => isAnswer(f) && hasCode(f, '4', '7777'),
    verdict: (f) => ({
      kind: 'refused',
      code: codeOf(f, '4'),
      msg: SAYS.userUnknown,
      retryable: false,
    }),
  },
  {
    trigger: 'Code 318 or 40000',
    matches: (f) => isAnswer(f) && hasCode(f, '318', '40000'),
    verdict: (f) => ({
      kind: 'refused',
      code: codeOf(f, '318'),
      msg: msgOf(f) || SAYS.systemFault,
      retryable: false,
    }),
  },
  {
    trigger: 'Response with no data',
    matches: (f) => f.type === 'malformed',
    verdict: () => ({ kind: 'malformed', code: 'malformed', msg: SAYS.systemFault, retryable: true }),
  },
  {
    trigger: 'HTTP 401',
    matches: (f) => f.type === 'http' && f.status === 401,
    verdict: () => ({
      kind: 'expired',
      code: '401',
      msg: SAYS.userExpired,
      retryable: false,
      notice: box(SAYS.userExpired),
      endsSession: true,
      toLogin: true,
    }),
  },
  {
    trigger: 'HTTP 500 (except on the travel standards page and the device-info call)',
    matches: (f, site) =>
      f.type === 'http' &&
      f.status === 500 &&
      !TRAVEL_STANDARDS_PAGE.test(site.page) &&
      !DEVICE_INFO.test(site.path),
    verdict: (f) => ({ ...failedHttp(f), notice: box(msgOf(f) || SAYS.systemFault) }),
  },
  {
    trigger: 'HTTP 404 or 415 (except on the travel standards page, device info and station info)',
    matches: (f, site) =>
      f.type === 'http' &&
      (f.status === 404 || f.status === 415) &&
      !TRAVEL_STANDARDS_PAGE.test(site.page) &&
      !DEVICE_INFO.test(site.path) &&
      !STATION_INFO.test(site.path),
    verdict: (f) => ({ ...failedHttp(f), notice: box(msgOf(f) || SAYS.systemFault, 1000) }),
  },
  {
    trigger: 'Other failed HTTP responses',
    matches: (f) => f.type === 'http',
    verdict: failedHttp,
  },
  {
    trigger: 'Other failures',
    matches: isAnswer,
    verdict: (f) => ({
      kind: 'refused',
      code: codeOf(f, 'refused'),
      msg: msgOf(f) || SAYS.systemFault,
      retryable: false,
    }),
  },
  {
    trigger: 'Route change',
    matches: (f) => f.type === 'cancelled',
    verdict: () => ({ kind: 'cancelled', code: 'cancelled', msg: SAYS.cancelled, retryable: false }),
  },
  {
    trigger: 'Timeout',
    matches: (f) => f.type === 'timeout',
    verdict: () => ({ kind: 'timeout', code: 'timeout', msg: SAYS.timeout, retryable: true }),
  },
  {
    trigger: 'The token function of the page failed',
    matches: (f) => f.type === 'token-failed',
    verdict: (f) => ({
      kind: 'token-failed',
      code: 'token-failed',
      msg: SAYS.tokenFailed,
      retryable: true,
      ...(f.type === 'token-failed' ? { cause: f.cause } : {}),
      ...(f.type === 'token-failed' && f.endsSession ? { endsSession: true } : {}),
    }),
  },
  {
    trigger: 'No gateway is configured',
    matches: (f) => f.type === 'no-gateway',
    verdict: () => ({
      kind: 'refused',
      code: 'no-gateway',
      msg: SAYS.noGateway,
      retryable: false,
    }),
  },
  {
    trigger: 'The gateway does not allow the origin of the page',
    matches: (f) => f.type === 'origin-not-allowed',
    // not `refused`: the browser may withhold the response of a call that the gateway has carried out
    verdict: () => ({
      kind: 'network',
      code: 'origin-not-allowed',
      msg: SAYS.originNotAllowed,
      retryable: true,
    }),
  },
  {
    trigger: 'Other scripts of the page have replaced what the call needs',
    matches: (f) => f.type === 'natives-broken',
    // not `refused`: the gateway may have carried out the call
    verdict: () => ({
      kind: 'network',
      code: 'natives-broken',
      msg: SAYS.nativesBroken,
      retryable: true,
    }),
  },
  {
    trigger: 'Network',
    matches: () => true,
    verdict: () => ({ kind: 'network', code: 'network', msg: SAYS.network, retryable: true }),
  },
];

/** A failed HTTP response whose message mentions authSign becomes 登录过期; any other keeps the server's message. */
function failedHttp(failure: Failure): Verdict {
  const msg = msgOf(failure);
  const status = failure.type === 'http' ? failure.status : 0;
  return {
    kind: 'http',
    code: codeOf(failure, String(status)),
    msg: /authSign/i.test(msg) ? SAYS.loginExpired : msg || SAYS.systemFault,
    retryable: status >= 500 || status === 429,
  };
}

export function judge(failure: Failure, site: CallSite): Verdict {
  for (const row of ERROR_CATALOGUE) if (row.matches(failure, site)) return row.verdict(failure);
  throw new Error('the last row of the error catalogue matches everything');
}
