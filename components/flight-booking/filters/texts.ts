import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import type { Flight } from '../../../src/contract/flight-booking/booking';
import type { BookTime } from '../../../src/domain/travel-standard/book-time';
import type { TimeBand } from './filters';
import type { SortKey } from './sort-offers';

type PlaneSize = Flight['planeSize'];

const BANDS: Readonly<Record<TimeBand, string>> = {
  dawn: '凌晨 00–06',
  morning: '上午 06–12',
  afternoon: '下午 12–18',
  evening: '晚上 18–24',
};

const KEYS: Readonly<Record<SortKey, string>> = {
  score: '综合',
  departure: '起飞',
  arrival: '到达',
  duration: '耗时',
  price: '价格',
};

/** Ascending and descending; 综合 has one direction only. */
const WAYS: Readonly<Record<SortKey, readonly [string, string]>> = {
  score: ['', ''],
  departure: ['从早到晚', '从晚到早'],
  arrival: ['从早到晚', '从晚到早'],
  duration: ['从短到长', '从长到短'],
  price: ['从低到高', '从高到低'],
};
const wayOf = (key: SortKey, descending: boolean): string => WAYS[key][descending ? 1 : 0];

function bounds(least: string | undefined, most: string | undefined): string {
  if (least === undefined) return `${most}以下`;
  return most === undefined ? `${least}以上` : `${least}–${most.replace('¥', '')}`;
}

const chinese = {
  filters: '筛选',
  taxed: '含税价',
  departure: '起飞时间',
  arrival: '到达时间',
  airlines: '航空公司',
  airports: '机场',
  depAirports: '起飞机场',
  arrAirports: '到达机场',
  cabins: '舱等',
  price: '票价',
  more: '更多',
  sizes: '机型大小',
  protocolOnly: '协议价',
  lowestOnly: '仅看最低价',
  withinOnly: '符合差标',
  directOnly: '仅看直飞',
  hideShare: '隐藏共享',
  refundableOnly: '可退票',
  chosen: '项已选',
  band: (band: TimeBand) => BANDS[band],
  size: (size: PlaneSize) => `${size}型机`,
  discount: '折扣',
  any: '不限',
  /** Maximum discount in percent of the full fare. */
  discountMost: (percent: number) => `${percent / 10}折及以下`,
  belowFull: '全价以下',
  prices: (isTaxed: boolean) => `票价（元，${isTaxed ? '含税' : '不含税'}）`,
  priceLeast: '最低票价',
  priceMost: '最高票价',
  apply: '应用',
  chips: '已筛选',
  remove: '移除',
  clear: '清除筛选',
  departing: (band: TimeBand) => `起飞 ${BANDS[band]}`,
  arriving: (band: TimeBand) => `到达 ${BANDS[band]}`,
  /** Bounds as amounts, at least one of them. */
  priced: (least: string | undefined, most: string | undefined, isTaxed: boolean) =>
    `${isTaxed ? '含税 ' : ''}${bounds(least, most)}`,
  bookTime: (time: BookTime) => `${time === 1 ? '工作时间' : '非工作时间'}可订`,
  overview: '航司总览',
  overviewNone: '没有符合其他筛选条件的航班',
  overviewCaption: '各航空公司各起飞时段的最低价，按下单元格筛选',
  lowestOf: (airline: string, band: string) => `${airline} ${band} 最低`,
  count: (flights: number) => `${flights}班`,
  sort: '排序',
  key: (key: SortKey) => KEYS[key],
  order: (key: SortKey, descending: boolean) => `${KEYS[key]}${wayOf(key, descending)}`,
  sortBy: (key: SortKey) => `按${KEYS[key]}排序`,
  sortedBy: (key: SortKey, descending: boolean) => `按${KEYS[key]}排序，${wayOf(key, descending)}`,
};

export type FilterTexts = TextsOf<typeof chinese>;

/** Texts of filters and sorting. */
export const filterTexts = defineTexts('flight-filters', chinese, () => import('./texts.en'));
