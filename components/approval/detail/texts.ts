import type { OrderBudget } from '../../../src/contract/approval/approval';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const BUDGETS: Readonly<Record<OrderBudget['kind'], string>> = {
  request: '出差申请',
  month: '成本中心本月',
  year: '成本中心本年',
};

const chinese = {
  legs: '行程',
  leg: (at: number) => `行程${at + 1}`,
  route: (from: string, to: string) => `${from} 至 ${to}`,
  legBudget: (amount: string) => `预算 ${amount}`,
  costCenter: '成本中心',
  accountingEntity: '核算主体',
  notSpecified: '不指定',
  files: '附件',
  noFiles: '无',
  change: '变更',
  copy: '复制',
  changeOf: (applyId: string) => `变更内容（原申请单 ${applyId}）`,
  changes: '变更记录',
  within: '容差范围内，直接生效',
  agreedBy: (applyId: string) => `经审批 ${applyId}`,
  part: '变更项',
  orderBudgets: '预算占用',
  budgetOf: (kind: OrderBudget['kind']) => BUDGETS[kind],
  budgetLeft: (amount: string) => `本订单后剩余 ¥${amount}`,
  budgetOver: (amount: string) => `超出预算 ¥${amount}`,
  budgetUse: (amount: string, others: string, needed: string) =>
    `预算 ¥${amount}，其他订单 ¥${others}，本订单 ¥${needed}`,
  before: '变更前',
  after: '变更后',
};

export type TripTexts = TextsOf<typeof chinese>;

export const tripTexts = defineTexts('approval-trip', chinese, () => import('./texts.en'));
