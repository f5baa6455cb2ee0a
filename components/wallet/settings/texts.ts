import { formatPrice } from '../../../src/domain/money/money';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const BOUNDS = {
  orderLimit: '单个订单限额',
  personDayLimit: '每人每日限额',
  dayLimit: '企业每日限额',
  reviewAbove: '付款复核金额',
  securityAbove: '安全密码验证金额',
  warnBelow: '余额提醒金额',
} as const;
const DECIDED = { agree: '同意', refuse: '拒绝', withdraw: '撤回' } as const;

const chinese = {
  edit: '钱包设置',
  loading: '正在查询设置',
  save: '保存',
  saved: '钱包设置已保存',
  limits: '企业预存支付限额',
  limitsHint: '留空为不限。按当日（北京时间）支付金额累计，当日支付又在当日退回的部分不计入。',
  orderLimit: '单个订单限额',
  personDayLimit: '每人每日限额',
  dayLimit: '企业每日限额',
  review: '付款复核',
  reviewAbove: '单笔付款超过',
  reviewAboveHint: '留空为不复核。超过该金额的企业预存付款，须由有复核权限的另一人同意后才能支付。',
  security: '安全密码验证',
  securityAbove: '单笔超过',
  securityAboveHint:
    '留空为不验证。超过该金额的企业预存付款和充值，须验证操作人的安全密码；调高或清空该金额，也须验证。',
  warning: '余额不足提醒',
  warnBelow: '余额低于',
  warnBelowHint: '留空为不提醒。低于时发送一次邮件，余额回升后再次低于时再次提醒。',
  warnedNOList: '接收人',
  noEmail: (names: string) => `${names}没有邮箱，不会收到邮件`,
  zero: '金额须大于0',
  tooMuch: '金额过大',
  nobody: '请选择接收人',
  loosenedHint:
    '调高或清空限额、复核金额、安全密码金额，须由另一名有“设置企业钱包”权限的管理员同意后才生效；其余修改立即生效。',
  waitsFor: (names: string) => `可由${names}同意。`,
  alone:
    '企业没有其他有“设置企业钱包”权限的管理员，放宽的金额不能保存；请先为另一名员工授予该权限，或联系客户经理。',
  savedPending: '已保存。放宽的金额待另一名管理员同意后生效',
  pending: '待同意的设置变更',
  pendingHint: '重新保存这些金额后，该变更失效。',
  askedBy: '提交人',
  decide: (decision: keyof typeof DECIDED): string => DECIDED[decision],
  decideTitle: (decision: keyof typeof DECIDED): string => `${DECIDED[decision]}设置变更`,
  decided: (decision: keyof typeof DECIDED): string => `已${DECIDED[decision]}设置变更`,
  boundName: (name: keyof typeof BOUNDS): string => BOUNDS[name],
  noBound: '不限',
  changes: '变更记录',
  noChanges: '还没有变更',
  none: '无',
  fromTo: (name: string, from: string, to: string) => `${name}：${from} → ${to}`,
  agreedTo: (name: string) => `由${name}提交，经本人同意`,
};

export type WalletSettingsTexts = TextsOf<typeof chinese>;

/** Limit in words. */
export const boundText = (fen: unknown, t: Pick<WalletSettingsTexts, 'noBound'>): string =>
  typeof fen === 'number' ? `¥${formatPrice(fen)}` : t.noBound;

export const walletSettingsTexts = defineTexts('wallet-settings', chinese, () => import('./texts.en'));
