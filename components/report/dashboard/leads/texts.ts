import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];

const chinese = {
  title: '晚订的代价',
  byLead: (price: string) => `各提前天数的${price}`,
  priceOf: (isHotel: boolean) => (isHotel ? '平均房价' : '平均价格'),
  extra: '比最早一档多付',
  meaning: (where: string, unit: string) =>
    `多付＝同一${where}上每${unit}的价格与该${where}提前最多的一档的平均价格之差，不含税费。`,
  paidMore: (sum: string) => `合计多付 ${sum}`,
  paidNoMore: (sum: string) => `晚订没有多付：差额合计 ${sum}，按 0 计`,
  compared: (compared: number, all: number) => `共 ${all} 笔预订，其中 ${compared} 笔可以比较`,
  notCompared: (where: string) => `没有可以比较的预订：每个${where}只有一档提前天数`,
  persons: '哪些人晚订多付',
  weekdays: (basis: string) => `一周中各天（按${basis}）`,
  weekday: '星期',
  weekdayOf: (weekday: number) => WEEKDAYS[weekday - 1] ?? '',
  share: '占比',
  shown: (shown: number, all: number) => `多付最多的 ${shown} 人，共 ${all} 人`,
};

export type LeadTexts = TextsOf<typeof chinese>;

/** Texts on the cost of late booking and on booking times. */
export const leadTexts = defineTexts('report-leads', chinese, () => import('./texts.en'));
