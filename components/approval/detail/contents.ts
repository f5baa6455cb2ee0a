import type { Application } from '../../../src/contract/approval/approval';
import type { StandardRule, StandardViolation } from '../../../src/contract/travel-standard/shapes';
import { formatPrice } from '../../../src/domain/money/money';
import type { AmountTexts } from '../../../src/domain/texts/amounts/texts';
import type { ApprovalListTexts } from '../list/texts';

/** Limit of a rule, with its unit. */
export function thresholdText(
  { rule, threshold }: Pick<StandardViolation, 'rule' | 'threshold'>,
  t: ApprovalListTexts,
  amounts: AmountTexts,
): string {
  return rule === 'advance' ? t.atLeastAhead(threshold) : t.atMost(valueText(rule, threshold, t, amounts));
}

/** Chosen value, in the unit of the rule. */
export function actualText(
  { rule, actual }: Pick<StandardViolation, 'rule' | 'actual'>,
  t: ApprovalListTexts,
  amounts: AmountTexts,
): string {
  return rule === 'advance' ? t.ahead(actual) : valueText(rule, actual, t, amounts);
}

function valueText(rule: StandardRule, value: number, t: ApprovalListTexts, amounts: AmountTexts): string {
  if (rule === 'cabin') return t.cabinClass(value);
  return rule === 'discount' ? amounts.discount(value) : `¥${formatPrice(value)}`;
}

/** One-line summary of an application's content. */
export function applicationSummary(
  { trip, flights, change, refund }: Pick<Application, 'trip' | 'flights' | 'change' | 'refund'>,
  t: ApprovalListTexts,
  { list }: AmountTexts,
): string {
  if (change) return list(change.flights.map(({ from, to }) => t.changed(from.flightNo, to.flightNo)));
  if (refund) {
    const routes = refund.tickets.map(
      ({ flightNo, depCityName, arrCityName }) => `${flightNo} ${depCityName}—${arrCityName}`,
    );
    return list([...new Set(routes)]);
  }
  if (trip !== null) return list(trip.cities.map(({ cityName }) => cityName));
  return list(flights.map(({ depCityName, arrCityName }) => `${depCityName}—${arrCityName}`));
}

/** Travel time: the first departure, or the days of a trip. */
export function travelTimeText(
  { trip, flights, refund }: Pick<Application, 'trip' | 'flights' | 'refund'>,
  t: ApprovalListTexts,
): string {
  if (refund) return refund.tickets[0]?.takeOffTime.replace('T', ' ') ?? '';
  if (trip !== null) return t.days(trip.beginDate, trip.endDate);
  return flights[0]?.takeOffTime.replace('T', ' ') ?? '';
}
