import type { BookTime } from '../../../../src/domain/travel-standard/book-time';
import { integer, pick, seedOf } from '../hash';

/** A product sold only to those who meet its restriction string (specification 5.1). */
export interface Restriction {
  code: string;
  plimit: string;
  tag: string;
  /** Description of the permitted buyers. */
  info: string;
  /** Percent of the class's fare. */
  percent: number;
  /** Smallest number of passengers; sold 不得退改 if more than one. */
  fewest: number;
  /** Products with manually checked documents are sold in work hours (1) only. */
  bookTime?: BookTime;
}

function restriction(
  code: string,
  percent: number,
  plimit: string,
  tag: string,
  info: string,
  fewest = 1,
): Restriction {
  return { code, plimit, tag, info, percent, fewest };
}

/** A restriction whose documents are checked by hand. */
const checked = (...facts: Parameters<typeof restriction>): Restriction => ({
  ...restriction(...facts),
  bookTime: 1,
});

/** One group for each of the five codes, and one of several codes at once. */
const GROUPS: readonly (readonly Restriction[])[] = [
  [
    restriction('YTH', 90, '1:18-24', '青年特惠', '限乘机当天18-24岁的旅客购买'),
    restriction('SNR', 88, '1:60-99', '长者特惠', '限乘机当天60岁以上的旅客购买'),
    restriction('YSR', 90, '1:18-24,60-99', '一老一青', '限乘机当天18-24岁或60岁以上的旅客购买'),
  ],
  [
    restriction('LDY', 93, '2:F', '女性专享', '限女性旅客购买'),
    restriction('GTM', 94, '2:M', '男性专享', '限男性旅客购买'),
  ],
  [
    restriction('IDC', 95, '3:1', '身份证专享', '限使用身份证的旅客购买'),
    checked('MIL', 85, '3:5', '军人优惠', '限使用军人证件的旅客购买'),
    checked('HMT', 92, '3:3,4,7', '港澳台旅客优惠', '限使用台胞证、回乡证或港澳台居民居住证的旅客购买'),
    checked('FRN', 93, '3:2,6', '外籍旅客优惠', '限使用护照或外国人永久居留身份证的旅客购买'),
  ],
  [
    restriction('GR2', 92, '4:2-9', '多人同行', '2-9人同行预订，不得退改', 2),
    restriction('GR3', 89, '4:3-9', '三人同行', '3-9人同行预订，不得退改', 3),
    restriction('PAR', 93, '4:2-2', '双人同行', '限2人同行预订，不得退改', 2),
  ],
  [
    restriction('SHE', 90, '5:F|18-60', '她享特惠', '限乘机当天18-60岁的女性旅客购买'),
    restriction('SHS', 88, '5:F|18-24,55-99', '她享特惠', '限乘机当天18-24岁或55岁以上的女性旅客购买'),
    restriction('HES', 89, '5:M|60-99', '银龄特惠', '限乘机当天60岁以上的男性旅客购买'),
  ],
  [
    restriction('YID', 88, '1:18-24;3:1', '青年特惠', '限使用身份证、乘机当天18-24岁的旅客购买'),
    restriction('GID', 90, '3:1;4:2-9', '多人同行', '限使用身份证的旅客2-9人同行预订，不得退改', 2),
  ],
];
/** Flights without a restricted product, in the rotation of a carrier's flights of a day after the groups. */
const WITHOUT = 2;
/** One flight in so many has a second restricted product. */
const SECOND = 8;

/**
 * Restricted products of a flight. They rotate among a carrier's flights of a day, so that a line with eight flights a
 * day has all of the codes on every day.
 */
export function restrictionsOf(
  flight: { carrier: string; flightNo: string; ordinal: number },
  dayNumber: number,
): Restriction[] {
  const turns = GROUPS.length + WITHOUT;
  const turn = (flight.ordinal + dayNumber + integer(seedOf(flight.carrier), 'turn', 0, turns - 1)) % turns;
  const seed = seedOf(`${flight.flightNo}${dayNumber}`);
  const group = GROUPS[turn];
  const second = integer(seed, 'second', 1, SECOND) === 1 ? GROUPS[(turn + 3) % turns] : undefined;
  return [group, second].flatMap((variants, i) => (variants ? [pick(variants, seed, `variant ${i}`)] : []));
}
