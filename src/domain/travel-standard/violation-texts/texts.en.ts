import type { StandardRule, StandardViolation } from '../../../contract/travel-standard/shapes';
import { formatPrice } from '../../money/money';
import amounts from '../../texts/amounts/texts.en';
import type { ViolationTexts } from './texts';

export const RULE_NAMES: Readonly<Record<StandardRule, string>> = {
  cabin: 'Cabin',
  discount: 'Discount',
  price: 'Price',
  lowestFare: 'Lowest fare',
  advance: 'Advance booking',
};
const CABINS: Readonly<Record<number, string>> = { 1: 'Economy', 2: 'Business', 3: 'First' };
const cabinName = (type: number): string => CABINS[type] ?? 'Other cabin';
const money = (fen: number): string => `¥${formatPrice(fen)}`;
const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

function threshold({ rule, threshold: most }: Pick<StandardViolation, 'rule' | 'threshold'>): string {
  switch (rule) {
    case 'cabin':
      return `${cabinName(most)} at most`;
    case 'discount':
      return most === 100 ? 'Full fare at most' : `At least ${amounts.discount(most)}`;
    case 'price':
    case 'lowestFare':
      return `${money(most)} at most`;
    case 'advance':
      return `At least ${days(most)} ahead`;
  }
}

function actual({ rule, actual: chosen }: Pick<StandardViolation, 'rule' | 'actual'>): string {
  switch (rule) {
    case 'cabin':
      return cabinName(chosen);
    case 'discount':
      return amounts.discount(chosen);
    case 'price':
    case 'lowestFare':
      return money(chosen);
    case 'advance':
      return chosen <= 0 ? 'Same day' : `${days(chosen)} ahead`;
  }
}

export default {
  ruleName: (rule: StandardRule) => RULE_NAMES[rule],
  threshold,
  actual,
  lowest: ({ flightNo, takeOffTime, salePrice, difference }: NonNullable<StandardViolation['lowest']>) =>
    `Lowest: ${flightNo}, departs ${takeOffTime.slice(11)}, ${money(salePrice)}; this is ${money(difference)} more`,
  rule: 'Rule',
  standard: 'Policy',
  chosen: 'Chosen',
  cheaper: 'Cheaper flights at similar times',
  departs: (time: string) => `departs ${time},`,
  cabin: (code: string) => `class ${code}`,
  saving: (amount: string) => `Save ¥${amount}`,
} satisfies ViolationTexts;
