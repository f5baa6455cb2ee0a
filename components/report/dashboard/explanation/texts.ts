import type { ChangePart } from '../../../../src/domain/report/explain-change';
import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const PARTS: Readonly<Record<ChangePart, string>> = {
  volume: '预订量',
  mix: '线路结构',
  lead: '提前预订',
  overStandard: '超标',
  price: '价格',
  changes: '改签',
  refunds: '退订',
};
const MEANINGS: Readonly<Record<ChangePart, string>> = {
  volume: '预订数量增减，按对比期的平均金额计算。',
  mix: '各线路占比变化：更多去往较贵的线路则增加。',
  lead: '同一线路提前预订天数的变化：更多临近出行才预订则增加。',
  overStandard: '同一线路、同样提前天数中，超标预订占比的变化。',
  price: '线路、提前天数和是否超标都相同时，价格本身的变化；对比期没有同类预订的部分按上一级的平均金额比较。',
  changes: '改签手续费与差价的变化。按出行日期统计时，已计入各张票的价格。',
  refunds: '退订退回金额的变化：退回更多则减少。按出行日期统计时为零。',
};

const chinese = {
  title: '净支出变化的原因',
  reason: '原因',
  added: '对净支出的影响',
  part: (part: ChangePart) => PARTS[part],
  meanings: '原因说明',
  meaning: (part: ChangePart) => MEANINGS[part],
  /** `way`: above 0 for more. */
  sum: (before: string, now: string, difference: string, way: number) =>
    `对比期 ${before}，本期 ${now}，${way === 0 ? '持平' : `${way > 0 ? '增加' : '减少'} ${difference}`}；以上各项相加等于这一差额。`,
};

export type ExplanationTexts = TextsOf<typeof chinese>;

/** Why spend has changed. */
export const explanationTexts = defineTexts('report-explanation', chinese, () => import('./texts.en'));
