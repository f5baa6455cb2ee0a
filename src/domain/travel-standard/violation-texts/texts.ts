import type { StandardRule, StandardViolation } from '../../../contract/travel-standard/shapes';
import { formatDiscount } from '../../money/discount';
import { formatPrice } from '../../money/money';
import { defineTexts, type TextsOf } from '../../texts/texts';
import { CABIN_TYPE_LABELS, STANDARD_RULE_LABELS } from '../labels';

const cabinName = (type: number): string => CABIN_TYPE_LABELS[type] ?? '其他舱等';
const money = (fen: number): string => `¥${formatPrice(fen)}`;

function threshold({ rule, threshold: most }: Pick<StandardViolation, 'rule' | 'threshold'>): string {
  switch (rule) {
    case 'cabin':
      return `不高于${cabinName(most)}`;
    case 'discount':
      return `不高于${formatDiscount(most)}`;
    case 'price':
    case 'lowestFare':
      return `不高于${money(most)}`;
    case 'advance':
      return `至少提前${most}天`;
  }
}

function actual({ rule, actual: chosen }: Pick<StandardViolation, 'rule' | 'actual'>): string {
  switch (rule) {
    case 'cabin':
      return cabinName(chosen);
    case 'discount':
      return formatDiscount(chosen);
    case 'price':
    case 'lowestFare':
      return money(chosen);
    case 'advance':
      return chosen <= 0 ? '当天' : `提前${chosen}天`;
  }
}

const chinese = {
  ruleName: (rule: StandardRule) => STANDARD_RULE_LABELS[rule],
  /** Threshold of a violated rule: 不高于8.0折. */
  threshold,
  /** Actual value of a violated rule: 9.5折. */
  actual,
  /** Lowest fare that a choice is compared with: MU5101 09:00起飞 ¥620.00，高出¥460.00. */
  lowest: ({ flightNo, takeOffTime, salePrice, difference }: NonNullable<StandardViolation['lowest']>) =>
    `最低价 ${flightNo} ${takeOffTime.slice(11)}起飞 ${money(salePrice)}，高出${money(difference)}`,
  rule: '规则',
  standard: '标准',
  chosen: '实际',
  cheaper: '时间相近的低价航班',
  departs: (time: string) => `${time} 起飞`,
  cabin: (code: string) => `${code}舱`,
  saving: (amount: string) => `省¥${amount}`,
};

export type ViolationTexts = TextsOf<typeof chinese>;

/** Texts of broken rules of the travel standards for flights, and of cheaper flights. */
export const violationTexts = defineTexts('standard-violations', chinese, () => import('./texts.en'));
