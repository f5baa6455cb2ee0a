import type { FaultText } from '../faults';

export const ACCOUNT_SAFETY_FAULTS = {
  /** The proofs of the session are insufficient or have expired. */
  proofNeeded: { code: '41121', msg: '请先完成身份验证' },
  /** The password or code is wrong, used up or expired: the message does not distinguish the three. */
  proofWrong: { code: '41122', msg: '验证信息错误或已失效，请核对后重试' },
  proofLocked: { code: '41123', msg: '错误次数过多，请15分钟后再试' },
  /** Thrown only to a caller who has proved that the phone is theirs. */
  phoneTaken: { code: '41124', msg: '该手机号已绑定其他账号，请更换手机号' },
  /** The link does not exist, was used or has expired: the message does not distinguish the three. */
  safetyLinkDead: { code: '41125', msg: '链接无效或已失效' },
  /** A session opened by a partner has access to the partner's enterprises only. */
  safetyBeyondPartner: { code: '41126', msg: '请登录门户后设置账户安全' },
  codeCapReached: { code: '41127', msg: '获取验证码的次数已达上限，请24小时后再试' },
  /** An account has one open claim at a time. */
  claimOpen: { code: '41140', msg: '您已有一笔未完成的身份申诉，请先撤回' },
  /** The claim was decided, withdrawn or revoked meanwhile, or does not exist. */
  claimOver: { code: '41141', msg: '该身份申诉已处理或已撤回，请刷新后查看' },
  /** An authenticator is set up already and must be removed first. */
  totpThere: { code: '41130', msg: '已启用身份验证器，请先停用' },
  /** No authenticator is set up that recovery codes could replace, or none waits for confirmation. */
  totpMissing: { code: '41131', msg: '请先设置身份验证器' },
  securityPasswordMissing: { code: '41129', msg: '请先在账户安全中设置安全密码' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    accountSafety: typeof ACCOUNT_SAFETY_FAULTS;
  }
}
