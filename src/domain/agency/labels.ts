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
  addOperator: '新增操作员',
  alterOperator: '修改操作员',
  stopOperator: '停用或启用操作员',
  renewOperatorLink: '生成登录链接',
  alterDualControl: '修改双人复核限额',
  confirmAgencyRecharge: '确认充值到账',
  withdrawRechargeConfirmation: '撤回充值确认',
  refuseAgencyRecharge: '拒绝充值',
  importReceipts: '导入银行流水',
  addReceipt: '录入到账',
  rematchReceipts: '重新匹配到账',
  assignReceipt: '认领到账',
  dismissReceipt: '标记非账单款',
  reopenReceipt: '恢复认领',
  undoReceipt: '撤销入账',
  answerAgencyDispute: '回复争议',
  decideAgencyDispute: '处理争议',
  settleRefundOwed: '处理待退款',
  confirmRefundOwed: '复核待退款',
  returnRefundOwed: '退回待退款的处理',
  issueAgencyInvoice: '登记开票',
  retryAgencyInvoice: '重新开票',
  refuseAgencyInvoice: '拒绝开票',
  reverseAgencyInvoice: '红冲发票',
} satisfies Record<(typeof LOG_EVENTS)[number], string> & Record<string, string>;
