import { defineTexts, type TextsOf } from '../../texts/texts';
import { NO_UPPER_AGE, type LimitGender, type LimitIdType, type LimitRange, type Plimit } from '../plimit';

/** Chinese names of a restriction's ID values (specification 9), which are another enumeration than the card types. */
const ID_TYPE_NAMES: Readonly<Record<LimitIdType, string>> = {
  0: '不限证件',
  1: '身份证',
  2: '护照',
  3: '台胞证',
  4: '回乡证',
  5: '军人证',
  6: '外国人永久居留身份证',
  7: '港澳台居民居住证',
};

/** `0-x` is x岁以下, `x-99` is x岁以上, any other a-b岁, joined by 、. */
const ages = (ranges: readonly LimitRange[]): string => ranges.map(ageText).join('、');

function ageText({ min, max }: LimitRange): string {
  if (min === 0) return `${max}岁以下`;
  return max === NO_UPPER_AGE ? `${min}岁以上` : `${min}-${max}岁`;
}

const idTypes = (types: readonly LimitIdType[]): string =>
  types.map((type) => ID_TYPE_NAMES[type]).join('、');

const counts = (ranges: readonly LimitRange[]): string =>
  ranges.map(({ min, max }) => `${min}-${max}`).join('、');

/** 男 or 女. */
const gender = (code: LimitGender): string => (code === 'M' ? '男' : '女');

const names = (who: readonly string[]): string => who.join('、');

const LEGS = { fare: '该价格', outbound: '去程', return: '返程' };

/** The messages of specification 5.1, to the letter, without their label. */
function refusal(limit: Plimit, who: readonly string[]): string {
  switch (limit.code) {
    case 1:
      return `仅限乘机当天${ages(limit.ages)}的乘客可订，${names(who)}不满足条件，请预订其他价格。`;
    case 2:
      return `仅限${gender(limit.gender)}性预订，${names(who)}不满足条件，请预订其他价格。`;
    case 3:
      return `仅限${idTypes(limit.idTypes)}预订，请完善${names(who)}的证件信息。`;
    case 4:
      return `仅限${counts(limit.counts)}人预订，请调整乘客人数或预订其他价格。`;
    case 5:
      return `仅限${gender(limit.gender)}性乘机当天${ages(limit.ages)}的乘客可订，${names(who)}不满足条件，请预订其他价格。`;
  }
}

const chinese = {
  ages,
  idTypes,
  counts,
  gender,
  title: '温馨提示',
  /** Name of a flight of a fare, or of one way of a round trip, from 1. */
  flight: (leg: keyof typeof LEGS, place: number) => `${LEGS[leg]}第${place}个航班`,
  /** Message of a limit to the passengers it excludes; `flight`: name of the flight. */
  refusal: (flight: string, limit: Plimit, who: readonly string[]) => flight + refusal(limit, who),
  splitRefused: (who: readonly string[]) => `${names(who)}不符合该价格的购买条件`,
  splitAlone: (who: readonly string[]) => `${names(who)}可以用该价格单独下单`,
  splitOrders: (orders: readonly (readonly string[])[]) =>
    `可拆分为${orders.length}个订单：${orders.map(names).join('；')}`,
  splitOthers: (who: readonly string[]) => `${names(who)}请选择其他价格`,
};

export type BookingLimitTexts = TextsOf<typeof chinese>;

/** Texts about the limits of a price and possible splits of a party. */
export const bookingLimitTexts = defineTexts('booking-limits', chinese, () => import('./texts.en'));
