import type { Product } from '../../../../src/contract/report/report';
import {
  COMPLIANCE_POINTS,
  DEPARTMENT_RISE,
  ENOUGH_BOOKINGS,
  REFUND_SHARE,
  SAME_DAY_SHARE,
  type Finding,
} from '../../../../src/domain/report/findings';
import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';
import { PRODUCT_LABELS } from '../../../../src/domain/report/labels';

const RULES: Readonly<Record<Finding['kind'], string>> = {
  complianceFell: `合规率：与对比期相比下降 ${COMPLIANCE_POINTS} 个百分点及以上，且两期各有 ${ENOUGH_BOOKINGS} 笔及以上预订`,
  departmentRose: `部门支出：与对比期相比增加 ${DEPARTMENT_RISE}% 及以上的部门中，增加金额最多的一个`,
  refundLoss: `退订损失：超过预订金额的 ${REFUND_SHARE}%`,
  overUnsaid: '超标预订：未说明原因的',
  sameDay: `当天预订：机票、火车票、酒店中超过 ${SAME_DAY_SHARE}%，且有 ${ENOUGH_BOOKINGS} 笔及以上预订`,
};

const chinese = {
  title: '需要关注',
  nothing: '统计区间内没有需要关注的事项',
  notCompared: '未选择对比期，不检查合规率和部门支出的变化',
  complianceFell: (product: Product, now: string, before: string) =>
    `${PRODUCT_LABELS[product]}合规率由 ${before} 降至 ${now}`,
  departmentRose: (name: string, rise: string, percent: string) =>
    `${name}的净支出增加 ${rise}（${percent}），为各部门中最多`,
  refundLoss: (product: Product, loss: string, share: string) =>
    `${PRODUCT_LABELS[product]}退订损失 ${loss}，占预订金额的 ${share}`,
  overUnsaid: (count: number, over: number) => `${over} 笔超标预订中有 ${count} 笔未说明原因`,
  sameDay: (product: Product, count: number, share: string) =>
    `${PRODUCT_LABELS[product]}有 ${count} 笔在出行当天预订，占 ${share}`,
  open: '查看',
  openOf: (finding: string) => `查看：${finding}`,
  rules: '判断规则',
  ruleOf: (kind: Finding['kind']) => RULES[kind],
};

export type AttentionTexts = TextsOf<typeof chinese>;

/** Texts of the findings of a period. */
export const attentionTexts = defineTexts('report-attention', chinese, () => import('./texts.en'));
