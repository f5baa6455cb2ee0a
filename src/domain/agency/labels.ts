import type { LOG_EVENTS } from '../../contract/agency/log';
import type { AgencyRole } from '../../contract/agency/rights';

export const ROLE_NAMES: Readonly<Record<AgencyRole, string>> = {
  operations: '运营',
  finance: '财务',
  service: '客服',
  auditor: '审计',
};

export const roleNames = (roles: readonly AgencyRole[]): string =>
  roles.map((role) => ROLE_NAMES[role]).join('、');

/** Kinds of entries of the log: names of calls that change data, and other events. */
export const LOG_KINDS: Readonly<Record<string, string>> = {
  signIn: '登录',
  signInRefused: '登录失败',
  signOut: '退出登录',
  start: '设置密码',
  setup: '初始化',
  exportAgencyLog: '导出操作日志',
  openEnterpriseView: '查看企业门户',
  addOperator: '新增操作员',
  alterOperator: '修改操作员',
  stopOperator: '停用或启用操作员',
  renewOperatorLink: '生成登录链接',
  addEnterprise: '新增企业',
  stopEnterprise: '停用或启用企业',
  signEnterpriseContract: '开通月结',
  planContractTerms: '变更合同条款',
  withdrawContractTerms: '撤回合同变更',
  setCreditLimit: '调整信用额度',
  addEnterpriseInvitation: '生成企业邀请',
  withdrawEnterpriseInvitation: '撤回企业邀请',
  renewAdministratorLink: '生成主管理员链接',
  openClaimDocument: '查看申诉证件',
  approveAgencyClaim: '通过身份申诉',
  refuseAgencyClaim: '拒绝身份申诉',
  unlockAccount: '解锁账号',
  assignChat: '接入或转接会话',
  replyChat: '回复会话',
  addCannedReply: '新增常用语',
  alterCannedReply: '修改常用语',
  removeCannedReply: '删除常用语',
  retryIssue: '重新请求出票',
  markIssued: '录入票号',
  refundUnissued: '未出票退款',
  retryRefund: '重新请求退票',
  settleRefund: '按金额结束退票',
} satisfies Record<(typeof LOG_EVENTS)[number], string> & Record<string, string>;
