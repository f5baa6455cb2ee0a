import type { FaultText } from '../faults';

export const AUTHORIZE_FAULTS = {
  thirdPartyUnknown: { code: '41108', msg: '不支持该登录方式，请使用账号密码登录' },
  redirectUriRefused: { code: '41109', msg: '登录后的返回地址不在允许范围内，请联系管理员' },
  authorizationWrong: { code: '41110', msg: '授权已失效，请重新登录' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    authorize: typeof AUTHORIZE_FAULTS;
  }
}
