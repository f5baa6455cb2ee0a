import type { FaultText } from '../faults';

export const AGENCY_FAULTS = {
  /** Name or password; the message does not distinguish the two, nor a stopped operator. */
  operatorSignInWrong: { code: '49901', msg: '登录名或密码错误' },
  operatorLocked: { code: '49902', msg: '错误次数过多，请15分钟后再试' },
  /** Too many wrong passwords or codes in a day from places where the operator has not signed in. */
  operatorGuarded: {
    code: '49912',
    msg: '该账号错误次数过多，请联系运营管理员重新生成链接，或24小时后再试',
  },
  operatorCodeWrong: { code: '49903', msg: '验证码错误或已使用，请输入新的验证码' },
  /** The waiting sign-in does not exist, has expired or has no tries left. */
  operatorSignInOver: { code: '49904', msg: '登录已超时，请重新登录' },
  /** The link does not exist, was used, was replaced or has expired. */
  operatorLinkDead: { code: '49905', msg: '链接无效或已失效，请联系运营管理员重新生成' },
  operatorLoginNameTaken: { code: '49906', msg: '该登录名已被使用，请更换' },
  operatorUnknown: { code: '49907', msg: '未查询到操作员' },
  /** An operator changes neither their own name and roles nor stops themselves. */
  operatorIsCaller: { code: '49908', msg: '不能停用自己或修改自己的姓名、角色，请由其他操作员处理' },
  lastOperationsOperator: { code: '49909', msg: '至少保留一名启用的运营操作员' },
  operatorChanged: { code: '49910', msg: '该操作员已被修改，请刷新后重试' },
  agencyEnterpriseUnknown: { code: '49911', msg: '未查询到企业' },
  enterpriseStateChanged: { code: '49963', msg: '该企业的状态已被修改，请刷新后重试' },
  contractChanged: { code: '49964', msg: '该合同已被修改，请刷新后重试' },
  enterpriseInvitationOver: { code: '49965', msg: '该邀请不存在或已撤回，请刷新' },
  /** The account of a main administrator whose other enterprises another agency serves. */
  administratorOfOthers: {
    code: '49961',
    msg: '该主管理员的账号也用于其他服务商的企业，请由系统管理员用命令生成链接',
  },
  /** There is no main administrator who could use a link; the message of the gateway names the reason. */
  administratorUnable: { code: '49962', msg: '无法为主管理员生成链接' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    agency: typeof AGENCY_FAULTS;
  }
}
