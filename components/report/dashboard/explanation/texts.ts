import type { ChangePart } from '../../../../src/domain/report/explain-change';
import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const PARTS: Readonly<Record<ChangePart, string>> = {
  volume: '预订量',
  productMix: '产品结构',
  added: '新增产品',
  dropped: '停用产品',
  nights: '每单间夜',
  mix: '线路结构',
  class: '等级结构',
  lead: '提前预订',
  overStandard: '超标',
  price: '价格',
  fees: '税费服务费',
  changes: '改签',
  refunds: '退订',
};
const MEANINGS: Readonly<Record<ChangePart, string>> = {
  volume: '两期都有预订的产品，预订总笔数增减的影响：各产品按同一比例增减，并按各自对比期的平均金额计算。',
  productMix:
    '各产品在预订总笔数中占比变化的影响，例如火车票多了、机票少了；每种产品都按自己对比期的平均金额计算。',
  added: '对比期没有预订、本期有预订的产品：其净支出全部计入此项，不算作价格变化。',
  dropped: '对比期有预订、本期没有预订的产品：其净支出全部计入此项，不算作价格变化。',
  nights: '酒店每单间夜数的变化，按对比期每间夜的平均金额计算。',
  mix: '同一产品内，各线路（酒店为各城市）占比变化：更多去往较贵的线路则增加。对比期没有的线路，与该产品平均金额的差额计入此项。',
  class: '同一线路内，舱位、席别、车型或星级的变化：更多选择较高等级则增加。',
  lead: '同一线路、同一等级提前预订天数的变化：更多临近出行才预订则增加。',
  overStandard: '同一线路、同一等级、同样提前天数中，超标预订占比的变化。',
  price:
    '产品、线路、等级、提前天数和是否超标都相同时，价格本身的变化，酒店按每间夜比较，不含税费和服务费；对比期没有同类预订的，不算作价格变化。',
  fees: '同类预订的税费和服务费单价的变化。',
  changes: '改签手续费与差价的变化。按出行日期统计时，差价已计入票价。',
  refunds: '退订退回金额的变化：退回更多则减少。按出行日期统计时为零。',
};

const chinese = {
  title: '净支出变化的原因',
  reason: '原因',
  added: '对净支出的影响',
  part: (part: ChangePart) => PARTS[part],
  byProduct: '各产品净支出变化的原因',
  /** total of all reasons */
  difference: '差额',
  meanings: '原因说明',
  meaning: (part: ChangePart) => MEANINGS[part],
  /** `way`: positive for an increase. */
  sum: (before: string, now: string, difference: string, way: number) =>
    `对比期 ${before}，本期 ${now}，${way === 0 ? '持平' : `${way > 0 ? '增加' : '减少'} ${difference}`}；以上各项相加等于这一差额。`,
};

export type ExplanationTexts = TextsOf<typeof chinese>;

/** Texts that explain a change in spend. */
export const explanationTexts = defineTexts('report-explanation', chinese, () => import('./texts.en'));
