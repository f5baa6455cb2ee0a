import type { ClaimState } from '../../contract/account-safety/claims';
import type { SignInWay, AccountEventKind } from '../../contract/login/account-event';

export const CLAIM_STATE_LABELS: Readonly<Record<ClaimState, string>> = {
  waiting: '待处理',
  approved: '已通过，等待生效',
  confirming: '待新手机确认',
  refused: '已拒绝',
  withdrawn: '已撤回',
  denied: '已撤销',
  done: '已生效',
};

export const SIGN_IN_WAY_LABELS: Readonly<Record<SignInWay | '', string>> = {
  '': '',
  password: '密码登录',
  sms: '短信验证码登录',
  partner: '合作方登录',
  thirdParty: '第三方登录',
  link: '邮件链接打开',
  agencyView: '服务商查看',
  singleSignOn: '企业单点登录',
};

export const ACCOUNT_EVENT_LABELS: Readonly<Record<AccountEventKind, string>> = {
  signedIn: '登录',
  signInRefused: '登录失败',
  secondStepRefused: '登录二次验证失败',
  identityProved: '身份验证通过',
  identityRefused: '身份验证失败',
  passwordChanged: '修改登录密码',
  passwordLinkMade: '服务商签发设置密码的链接',
  passwordEnded: '首次验证手机号，原密码失效',
  securityPasswordSet: '设置安全密码',
  phoneChanged: '更换手机',
  emailChanged: '绑定邮箱',
  emailRemoved: '解绑邮箱',
  sessionEnded: '退出一台设备',
  otherSessionsEnded: '退出其他设备',
  changeDenied: '撤销非本人操作的变更',
  personalChanged: '修改个人信息',
  numberRevealed: '查看完整号码',
  dataExported: '导出我的数据',
  claimMade: '提交身份申诉',
  claimApproved: '身份申诉通过',
  claimRefused: '身份申诉被拒绝',
  claimWithdrawn: '撤回身份申诉',
  claimDenied: '撤销非本人的身份申诉',
  accountUnlocked: '服务商解锁账号',
  contactAsked: '企业管理员申请变更登录手机或邮箱',
  contactAgreed: '同意变更登录手机或邮箱',
  contactDenied: '拒绝变更登录手机或邮箱',
  contactEnded: '变更登录手机或邮箱的申请已撤回或未通过',
  totpSet: '启用身份验证器',
  totpRemoved: '停用身份验证器',
  recoveryCodesMade: '生成恢复码',
  recoveryCodeUsed: '使用恢复码',
};
