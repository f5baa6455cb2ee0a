import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  title: '钱包设置',
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
  warned: '接收人',
  noEmail: (names: string) => `${names}没有邮箱，不会收到邮件`,
  zero: '金额须大于0',
  tooMuch: '金额过大',
  nobody: '请选择接收人',
};

export type WalletSettingsTexts = TextsOf<typeof chinese>;

export const walletSettingsTexts = defineTexts('wallet-settings', chinese, () => import('./texts.en'));
