import type { FaultText } from '../faults';

export const ACCOUNT_SAFETY_FAULTS = {
  /** What the session has proved does not do, or was too long ago. */
  proofNeeded: { code: '41121', msg: '请先完成身份验证' },
  /** What was given to prove it is wrong, used up or too old: the three are not told apart. */
  proofWrong: { code: '41122', msg: '验证信息错误或已失效，请核对后重试' },
  proofLocked: { code: '41123', msg: '错误次数过多，请15分钟后再试' },
  /** Said only to who has proved that the phone is theirs. */
  phoneTaken: { code: '41124', msg: '该手机号已绑定其他账号，请更换手机号' },
  /** There is none, or it was used, or is too old: the three are not told apart. */
  safetyLinkDead: { code: '41125', msg: '链接无效或已失效' },
  /** A session that a partner opened concerns itself with the partner's enterprises alone. */
  safetyBeyondPartner: { code: '41126', msg: '请登录门户后设置账户安全' },
  codeCapReached: { code: '41127', msg: '获取验证码的次数已达上限，请24小时后再试' },
  /** One claim of an account at a time. */
  claimOpen: { code: '41140', msg: '您已有一笔未完成的身份申诉，请先撤回' },
  /** It was decided, withdrawn or denied meanwhile, or there is none. */
  claimOver: { code: '41141', msg: '该身份申诉已处理或已撤回，请刷新后查看' },
  /** It is set up already: it is removed first. */
  totpThere: { code: '41130', msg: '已启用身份验证器，请先停用' },
  /** There is nothing that recovery codes would stand in for, or nothing to confirm. */
  totpMissing: { code: '41131', msg: '请先设置身份验证器' },
  securityPasswordMissing: { code: '41129', msg: '请先在账户安全中设置安全密码' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    accountSafety: typeof ACCOUNT_SAFETY_FAULTS;
  }
}
