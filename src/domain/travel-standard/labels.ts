import type { StandardRule } from '../../contract/travel-standard/shapes';

export const STANDARD_RULE_LABELS: Readonly<Record<StandardRule, string>> = {
  cabin: '舱等',
  discount: '折扣',
  price: '价格',
  lowestFare: '低价',
  advance: '提前预订',
};

/** Labels by the number of the type, which flights and standards share. */
export const CABIN_TYPE_LABELS: Readonly<Record<number, string>> & Readonly<Record<1 | 2 | 3, string>> = {
  1: '经济舱',
  2: '公务舱',
  3: '头等舱',
};
