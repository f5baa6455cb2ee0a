import type { queryApplication } from '../../../src/contract/approval/approval';
import type { ResultOf } from '../../../src/contract/call';
import { isByAir } from '../../../src/domain/approval/trip';
import { applyTypeName } from '../../../src/domain/travel-standard/apply-type';
import { formatPrice } from '../../../src/domain/money/money';
import { amountTexts, type AmountTexts } from '../../../src/domain/texts/amounts/texts';
import type { Choice } from '../model/journey';
import { dateOf } from '../model/legs';
import type { OrderDraft } from '../passengers/draft/draft';
import { requestTexts, type RequestTexts } from './texts';

/** An approved travel request that can be booked under. */
export type TravelRequest = ResultOf<typeof queryApplication>[number];

export const requestKind = ({ applyType }: TravelRequest, t: RequestTexts = requestTexts.chinese): string =>
  t.kind(applyType, applyTypeName(applyType));

/** Scope such as 北京、上海 · 2026-11-20 至 2026-12-03. */
export const requestScope = (
  { trip }: TravelRequest,
  t: RequestTexts = requestTexts.chinese,
  { list }: AmountTexts = amountTexts.chinese,
): string =>
  `${list(trip.cities.map(({ cityName }) => cityName))} · ${t.dates(trip.beginDate, trip.endDate)}`;

export const budgetText = ({ budgetLeft }: TravelRequest, t: RequestTexts = requestTexts.chinese): string =>
  budgetLeft === null ? t.noBudget : t.budgetLeft(`¥${formatPrice(budgetLeft)}`);

/** Parts of an order that the request does not cover. The gateway applies the same rules. */
export function requestGaps(
  { trip }: TravelRequest,
  choices: readonly Choice[],
  travellers: OrderDraft['travellers'],
  t: RequestTexts,
): string[] {
  const cities = trip.cities.map(({ cityName }) => cityName);
  const gaps = choices.flatMap((choice) => {
    const { depCityName, arrCityName } = choice.offer.flight;
    const date = dateOf(choice);
    return [
      ...(cities.includes(depCityName) && cities.includes(arrCityName)
        ? []
        : [t.gapWay(depCityName, arrCityName)]),
      ...(date >= trip.beginDate && date <= trip.endDate
        ? []
        : [t.gapDate(date, trip.beginDate, trip.endDate)]),
    ];
  });
  const strangers = travellers.filter(
    ({ staffNO }) => !trip.travellers.some((traveller) => traveller.staffNO === staffNO),
  );
  return [
    ...(isByAir(trip.legs) ? [] : [t.gapMeans]),
    ...gaps,
    ...strangers.map(({ passagerName }) => t.gapTraveller(passagerName)),
  ];
}
