import type { Application } from '../../../src/contract/approval/approval';
import type { StandardRule, StandardViolation } from '../../../src/contract/standards/shapes';
import { formatDiscount } from '../../../src/domain/money/discount';
import { formatPrice } from '../../../src/domain/money/money';

const RULE_NAMES: Readonly<Record<StandardRule, string>> = {
  cabin: '舱等',
  discount: '折扣',
  price: '价格',
  lowestFare: '低价',
  advance: '提前预订',
};
export const ruleName = (rule: StandardRule): string => RULE_NAMES[rule];

const CABIN_NAMES: Readonly<Record<number, string>> = { 1: '经济舱', 2: '公务舱', 3: '头等舱' };

/** What a rule allows, with its unit. */
export function thresholdText({ rule, threshold }: Pick<StandardViolation, 'rule' | 'threshold'>): string {
  return rule === 'advance' ? `至少提前${threshold}天` : `最高${valueText(rule, threshold)}`;
}

/** What was chosen, in the unit of the rule. */
export function actualText({ rule, actual }: Pick<StandardViolation, 'rule' | 'actual'>): string {
  return rule === 'advance' ? `提前${actual}天` : valueText(rule, actual);
}

function valueText(rule: StandardRule, value: number): string {
  if (rule === 'cabin') return CABIN_NAMES[value] ?? `舱等${value}`;
  return rule === 'discount' ? formatDiscount(value) : `¥${formatPrice(value)}`;
}

/** What an application is about, on one line. */
export function contentText({ trip, flights }: Pick<Application, 'trip' | 'flights'>): string {
  if (trip !== null) return trip.cities.map(({ cityName }) => cityName).join('、');
  return flights.map(({ depCityName, arrCityName }) => `${depCityName}—${arrCityName}`).join('、');
}

/** When the travelling is: the first departure, or the days of a trip. */
export function travelTimeText({ trip, flights }: Pick<Application, 'trip' | 'flights'>): string {
  if (trip !== null) return `${trip.beginDate} 至 ${trip.endDate}`;
  return flights[0]?.takeOffTime.replace('T', ' ') ?? '';
}
