import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const PRESETS: Readonly<Record<string, string>> = {
  thisMonth: '本月',
  lastMonth: '上月',
  thisQuarter: '本季度',
  thisYear: '今年',
  twelveMonths: '近12个月',
};

const chinese = {
  preset: '统计区间',
  presetOf: (preset: string) => PRESETS[preset] ?? '自定义',
  from: '开始日期',
  to: '结束日期',
  fromShort: '开始',
  toShort: '结束',
  noBegin: '请输入开始日期，如 2026-11-01',
  noEnd: '请输入结束日期，如 2026-11-30',
  order: '结束日期不能早于开始日期',
  tooLong: '统计区间不能超过三年',
  since: (begin: string, end: string, basis: string) => `${begin} 至 ${end}，按${basis}统计`,
};

export type PeriodTexts = TextsOf<typeof chinese>;

/** Texts of the period filter. */
export const periodTexts = defineTexts('report-period', chinese, () => import('./texts.en'));
