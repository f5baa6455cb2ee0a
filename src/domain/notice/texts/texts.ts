import type {
  AccountNoticeKind,
  ImportNoticeKind,
  ContactNoticeKind,
  RuleNoticeKind,
  JoinNoticeKind,
  ManagerNoticeKind,
  OrderNoticeKind,
  WalletNoticeKind,
} from '../../../contract/notice/notice';
import { defineTexts, type TextsOf } from '../../texts/texts';

const ORDER: Readonly<Record<OrderNoticeKind, string>> = {
  issued: '您的机票订单已出票',
  notIssued: '您的机票订单出票失败，款项将按原路退回',
  changed: '您的改签已完成，新票已出',
  changeRefused: '您的改签未成功，原机票仍可使用',
  refunded: '您的退款已到账',
  unpaidSoon: '您的机票订单即将超过支付时限，请尽快支付',
};
const ACCOUNT: Readonly<Record<AccountNoticeKind, string>> = {
  password: '登录密码已修改',
  securityPassword: '安全密码已设置',
  phone: '绑定手机号已更换',
  email: '绑定邮箱已变更',
  totp: '身份验证器已启用',
  totpRemoved: '身份验证器已停用',
  recoveryCodes: '恢复码已重新生成',
  recoveryCodeUsed: '恢复码已被使用',
};
const WALLET: Readonly<Record<WalletNoticeKind, (byName: string) => string>> = {
  balanceLow: () => '企业预存余额不足，请及时充值',
  changeAsked: (byName) => `${byName}申请放宽企业钱包的资金安全设置，请处理`,
};

const JOIN: Readonly<Record<JoinNoticeKind, (byName: string) => string>> = {
  joinApplied: (byName) => `${byName}申请加入企业，请处理`,
};

const IMPORT: Readonly<Record<ImportNoticeKind, (fileName: string) => string>> = {
  staffImported: (fileName) => `员工文件“${fileName}”已导入完成`,
  staffImportStopped: (fileName) => `员工文件“${fileName}”的导入已停止，部分员工未导入`,
  recordsImported: (fileName) => `差旅记录文件“${fileName}”已导入完成`,
  recordImportStopped: (fileName) => `差旅记录文件“${fileName}”的导入已停止，部分记录未导入`,
};

const CONTACT: Readonly<Record<ContactNoticeKind, (byName: string) => string>> = {
  contactVoid: (byName) => `变更${byName}的登录方式的申请未生效`,
};

const RULE: Readonly<Record<RuleNoticeKind, (byName: string, rules: string) => string>> = {
  ruleChangeAsked: (byName, rules) => `${byName}申请修改“${rules}”，须由您在24小时内作同样的修改后生效`,
};

const chinese = {
  ofOrder: (kind: OrderNoticeKind) => ORDER[kind],
  ofAccount: (kind: AccountNoticeKind) => `您的账号${ACCOUNT[kind]}`,
  ofWallet: (kind: WalletNoticeKind, byName = '') => WALLET[kind](byName),
  ofManager: (kind: ManagerNoticeKind, byName: string) =>
    kind === 'mainManagerGiven'
      ? `${byName}已将主管理员变更为您`
      : `您已不再是主管理员，新的主管理员为${byName}`,
  ofJoin: (kind: JoinNoticeKind, byName: string) => JOIN[kind](byName),
  ofImport: (kind: ImportNoticeKind, fileName: string) => IMPORT[kind](fileName),
  importPage: '查看导入结果',
  ofContact: (kind: ContactNoticeKind, byName: string) => CONTACT[kind](byName),
  ofRule: (kind: RuleNoticeKind, byName: string, rules: string) => RULE[kind](byName, rules),
  rulePage: '查看相关设置',
  contactPage: '查看登录变更申请',
  joinPage: '查看加入申请',
  managerPage: '查看主管理员',
  walletPage: '查看企业钱包',
  notMine: '不是本人操作？',
};

export type OwnNoticeTexts = TextsOf<typeof chinese>;

/** Texts of notices of one's own orders and account, for the portal and mails. */
export const ownNoticeTexts = defineTexts('own-notices', chinese, () => import('./texts.en'));
