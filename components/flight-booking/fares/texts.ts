import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { bookingLimitTexts } from '../../../src/domain/booking-limits/texts/texts';
import type { Plimit } from '../../../src/domain/booking-limits/plimit';
import type { BookTime } from '../../../src/domain/travel-standard/book-time';

const { ages, counts, gender, idTypes } = bookingLimitTexts.chinese;

function limitText(limit: Plimit): string {
  switch (limit.code) {
    case 1:
      return `限${ages(limit.ages)}`;
    case 2:
      return `限${gender(limit.gender)}性`;
    case 3:
      return `限${idTypes(limit.idTypes)}`;
    case 4:
      return `限${counts(limit.counts)}人`;
    case 5:
      return `限${ages(limit.ages)}${gender(limit.gender)}性`;
  }
}

const chinese = {
  limit: limitText,
  limits: (limits: readonly string[]) => limits.join('、'),
  seatsShort: (seats: number) => `仅余${seats}张，座位不够`,
  onlyAt: (time: BookTime) => (time === 1 ? '仅工作时间可订' : '仅非工作时间可订'),
  bookable: (when: string) => `${when}可订`,
  asking: '正在查询退改规则',
  failed: '退改规则查询失败，请重试',
  flight: (place: number, flightNo: string) => `第${place}程 ${flightNo}`,
  explanation: '适用说明',
  bookTimes: '可订时段',
  suppliers: '供应商',
  supplier: (supplier: string, provider: string) => `${supplier}（${provider}）`,
  basisCode: '运价基础',
  cabins: '舱等',
  more: (count: number) => `查看其余 ${count} 个价格`,
  of: (cabin: string, code: string) => `${cabin}${code}舱`,
  conflict: '与去程的乘客限制冲突',
  final: '不得退票',
  baggage: (kilograms: number) => (kilograms > 0 ? `托运${kilograms}公斤` : '无免费托运'),
  rules: '退改规则',
  seats: (seats: number) => (seats < 9 ? `余${seats}张` : '余票充足'),
  basis: (isTaxed: boolean) => (isTaxed ? '含税' : '不含税'),
  chooseOutbound: '选为去程',
  book: '预订',
  choose: '选择',
  compare: '对比',
};

export type FlightFareTexts = TextsOf<typeof chinese>;

/** Texts of the price units of a flight: restrictions, booking times and rules. */
export const flightFareTexts = defineTexts('flight-fares', chinese, () => import('./texts.en'));
