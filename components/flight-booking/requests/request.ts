import type { queryApplication } from '../../../src/contract/approval/approval';
import type { ResultOf } from '../../../src/contract/call';
import { applyTypeName } from '../../../src/domain/standard/apply-type';
import { formatPrice } from '../../../src/domain/money/money';
import type { Choice } from '../model/flow';
import { dateOf } from '../model/legs';
import type { OrderDraft } from '../passengers/draft';

/** A request agreed to, under which one may book. */
export type TravelRequest = ResultOf<typeof queryApplication>[number];

export const requestKind = ({ applyType }: TravelRequest): string => applyTypeName(applyType);

/** 北京、上海 · 2026-11-20 至 2026-12-03. */
export const requestScope = ({ trip }: TravelRequest): string =>
  `${trip.cities.map(({ cityName }) => cityName).join('、')} · ${trip.beginDate} 至 ${trip.endDate}`;

export const budgetText = ({ budgetLeft }: TravelRequest): string =>
  budgetLeft === null ? '不限预算' : `剩余预算 ¥${formatPrice(budgetLeft)}`;

/** What of an order the request does not cover, in words; the gateway refuses the same. */
export function requestGaps(
  { trip }: TravelRequest,
  choices: readonly Choice[],
  travellers: OrderDraft['travellers'],
): string[] {
  const cities = trip.cities.map(({ cityName }) => cityName);
  const gaps = choices.flatMap((choice) => {
    const { depCityName, arrCityName } = choice.offer.flight;
    const date = dateOf(choice);
    return [
      ...(cities.includes(depCityName) && cities.includes(arrCityName)
        ? []
        : [`申请单不包含${depCityName}至${arrCityName}的行程`]),
      ...(date >= trip.beginDate && date <= trip.endDate
        ? []
        : [`航班日期${date}不在申请单的${trip.beginDate}至${trip.endDate}之内`]),
    ];
  });
  const strangers = travellers.filter(
    ({ staffNO }) => !trip.travellers.some((traveller) => traveller.staffNO === staffNO),
  );
  return [
    ...gaps,
    ...strangers.map(({ passagerName }) => `${passagerName || '新乘机人'}不在申请单的出行人中`),
  ];
}
