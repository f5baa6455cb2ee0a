import type { FaultText } from '../faults';

export const LOGIN_FAULTS = {
  credentialsWrong: { code: '41101', msg: '账号或密码错误' },
  accountLocked: {
    code: '41102',
    msg: '密码连续错误次数过多，账号已锁定，请15分钟后再试，或改用短信验证码登录',
  },
  smsCodeWrong: { code: '41103', msg: '验证码错误或已失效，请核对后再试，仍不对时重新获取' },
  smsTooSoon: { code: '41104', msg: '验证码已发送，请60秒后再试' },
  partnerSignatureWrong: { code: '41105', msg: '应用签名校验失败' },
  passwordGuarded: {
    code: '41111',
    msg: '该账号密码错误次数过多，为保障账号安全，请改用短信验证码登录',
  },
  smsCapReached: { code: '41112', msg: '获取验证码的次数已达上限，请24小时后再试，或使用密码登录' },
  /** The session is limited to one task. */
  sessionLimited: { code: '41113', msg: '通过链接打开的页面只能查看和审批对应的申请单，请登录门户' },
  /**
   * The sign-in that waited for its second step is over, used, or another browser's: the message does not distinguish
   * the three.
   */
  secondStepOver: { code: '41114', msg: '登录已超时，请重新登录' },
  /** Thrown where the client has no page for a second step. */
  secondStepNeeded: { code: '41118', msg: '请再输入身份验证器中的6位验证码' },
  secondStepWrong: { code: '41115', msg: '验证码错误或已使用，请等待下一个验证码后再试' },
  recoveryCodeWrong: { code: '41116', msg: '恢复码错误或已使用，请换一个恢复码' },
  /** Too many wrong codes from here, or from places the user has not signed in from. */
  secondStepLocked: { code: '41117', msg: '验证码错误次数过多，请15分钟后再试，或使用恢复码' },
  /** The user is inactive in this enterprise, or in all enterprises they belong to. */
  staffInactive: { code: '41119', msg: '您在该企业的账号已停用或已离职，请联系企业管理员' },
  /** The agency has stopped this enterprise, or all enterprises the user belongs to. */
  enterpriseStopped: { code: '41161', msg: '您所在的企业已停用商旅服务，请联系企业管理员' },
  /** The ticket does not exist, was used or has expired. */
  viewTicketOver: { code: '41162', msg: '查看链接无效或已过期，请在服务商后台重新打开' },
  viewOnly: { code: '41163', msg: '只能查看，不能操作' },
  /** The owner has objected to a change of the account, and customer service must establish its ownership. */
  accountDisputed: { code: '41120', msg: '账号已锁定，请联系客服核实身份后解锁' },
  /** The code of a phone that was named for an account, whose user has had it for long without proving the phone. */
  phoneUnproved: {
    code: '41164',
    msg: '该手机号所属的账号尚未验证手机：请先用账号和密码登录，在“账户安全”中验证手机；如不是您的账号，请联系客服',
  },
  /** No provider of a company is switched on for this mail, domain or enterprise. */
  signOnUnknown: { code: '41165', msg: '未找到可用的企业单点登录，请核对企业邮箱或企业编号' },
  /** The page may not get sign-ins: it is of an origin that the gateway does not name. */
  signOnPageRefused: { code: '41166', msg: '当前页面不能使用企业单点登录，请打开商旅门户' },
  /** The ticket does not exist, was used, has expired or was begun by another page. */
  signOnTicketOver: { code: '41167', msg: '单点登录已超时或已使用，请重新登录' },
  /** Every enterprise of the user requires the sign-in at its own provider. */
  signOnOnly: { code: '41168', msg: '您所在的企业只允许企业单点登录，请在登录页选择“企业单点登录”' },
  /** The partner's server has asked for a token for less. */
  outsideTokenScope: { code: '41169', msg: '当前网站未开放此功能，请在差旅门户中操作' },
  /** The scope of a signed request is not one; the message says why. */
  tokenScopeWrong: { code: '41170', msg: '令牌范围（scope）不正确' },
  pcLoginDisabled: { code: '41107', msg: '无法登录PC端，请联系管理员' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    login: typeof LOGIN_FAULTS;
  }
}
