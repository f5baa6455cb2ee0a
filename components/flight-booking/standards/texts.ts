import {
  OVER_POLICY,
  type OverPolicy,
  type StandardRule,
  type StandardViolation,
} from '../../../src/contract/standards/shapes';
import { formatDiscount } from '../../../src/domain/money/discount';
import { formatPrice } from '../../../src/domain/money/money';

export const RULE_NAMES: Readonly<Record<StandardRule, string>> = {
  cabin: '舱等',
  discount: '折扣',
  price: '价格',
  lowestFare: '低价',
  advance: '提前预订',
};

/** A choice held against the standards, in a word; by the strictest policy it breaks. */
export const verdictText = (policy: OverPolicy | null): string =>
  policy === null ? '合规' : policy === OVER_POLICY.forbid ? '超标不可订' : '超标';

/** What follows from breaking a standard, before anything is chosen. */
export const POLICY_TEXTS: Readonly<Record<OverPolicy, string>> = {
  0: '超标将被记录，可直接预订',
  1: '预订时须填写超标原因',
  2: '超标不可预订，请选择其他价格',
  3: '预订时须填写超标原因，并送上级审批',
};

const CABINS: Readonly<Record<number, string>> = { 1: '经济舱', 2: '公务舱', 3: '头等舱' };
const cabinName = (type: number): string => CABINS[type] ?? '其他舱等';
const money = (fen: number): string => `¥${formatPrice(fen)}`;

/** The threshold of a broken rule in words: 不高于8.0折. */
export function thresholdText({ rule, threshold }: Pick<StandardViolation, 'rule' | 'threshold'>): string {
  switch (rule) {
    case 'cabin':
      return `不高于${cabinName(threshold)}`;
    case 'discount':
      return `不高于${formatDiscount(threshold)}`;
    case 'price':
    case 'lowestFare':
      return `不高于${money(threshold)}`;
    case 'advance':
      return `至少提前${threshold}天`;
  }
}

/** What was chosen against it: 9.5折. */
export function actualText({ rule, actual }: Pick<StandardViolation, 'rule' | 'actual'>): string {
  switch (rule) {
    case 'cabin':
      return cabinName(actual);
    case 'discount':
      return formatDiscount(actual);
    case 'price':
    case 'lowestFare':
      return money(actual);
    case 'advance':
      return actual <= 0 ? '当天' : `提前${actual}天`;
  }
}

/** The lowest fare a choice is held against: MU5101 09:00起飞 ¥620.00，高出¥460.00. */
export function lowestText({ lowest }: Pick<StandardViolation, 'lowest'>): string {
  if (lowest === null) return '';
  const { flightNo, takeOffTime, salePrice, difference } = lowest;
  return `最低价 ${flightNo} ${takeOffTime.slice(11)}起飞 ${money(salePrice)}，高出${money(difference)}`;
}

/** One segment and rule among the violations of a choice. */
export const violationKey = ({ segmentNo, rule }: Pick<StandardViolation, 'segmentNo' | 'rule'>): string =>
  `${segmentNo}-${rule}`;

/** The strictest policy broken, as the gateway counts it; null for none. */
export function strictestOf(violations: readonly StandardViolation[]): OverPolicy | null {
  const byStrictness: readonly OverPolicy[] = [2, 3, 1, 0];
  return byStrictness.find((policy) => violations.some((violation) => violation.policy === policy)) ?? null;
}
