import type { MovementKind, WalletAccountKind } from '../../src/contract/wallet/account';
import type { WalletList } from './views';
import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';
import { WALLET_ACCOUNT_LABELS, MOVEMENT_KIND_LABELS } from '../../src/domain/wallet/labels';

const LISTS: Readonly<Record<WalletList, string>> = { movements: '账户流水', reviews: '付款复核' };

const chinese = {
  back: '返回企业钱包',
  loading: '正在查询企业钱包',
  failed: (why: string) => `企业钱包查询失败：${why}`,
  accountName: (account: WalletAccountKind) => WALLET_ACCOUNT_LABELS[account],
  none: '未开通',

  total: '总额',
  frozen: '冻结',
  available: '可用',
  frozenHint:
    '冻结：待支付订单中已在收银台发起混合支付、由企业承担的部分，支付、取消或超时后解除。仅预订不冻结。',
  limit: '授信额度',
  used: '已用授信',
  left: '剩余授信',
  recharge: '充值',
  settings: '钱包设置',

  accounts: '账户',
  statement: '对账',
  statementOf: (days: string) => `对账（${days}）`,
  allDays: '全部日期',
  since: (day: string) => `${day} 起`,
  until: (day: string) => `截至 ${day}`,
  between: (from: string, to: string) => `${from} 至 ${to}`,
  opening: '期初余额',
  came: '收入',
  went: '支出',
  closing: '期末余额',
  balanced: '期初 + 收入 − 支出 = 期末，且与账户余额相符',
  unbalanced: '流水与账户余额不符，请联系客户经理核对',
  statementFailed: (why: string) => `对账信息查询失败：${why}`,
  creditHint: '月结账户的余额为负数时，表示已使用的授信。',

  lists: '流水与复核',
  listName: (list: WalletList) => LISTS[list],
  noun: '流水',
  nothing: '该账户还没有流水',
  query: '查询流水',
  keywordHint: '订单号、退票单号、充值单号、账单号或姓名',
  kind: '类型',
  allKinds: '全部',
  kindName: (kind: MovementKind) => MOVEMENT_KIND_LABELS[kind],
  person: '人员',
  sums: (came: string, went: string) => `收入 ¥${came}，支出 ¥${went}`,

  entryNo: '流水号',
  time: '时间',
  reason: '摘要',
  order: '关联单号',
  in: '收入',
  out: '支出',
  balance: '余额',
};

export type WalletTexts = TextsOf<typeof chinese>;

export const walletTexts = defineTexts('wallet', chinese, () => import('./texts.en'));
