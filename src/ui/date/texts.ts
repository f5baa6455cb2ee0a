import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  calendar: '日历',
  open: '打开日历',
  missing: '日历加载失败，请直接输入日期',
  /** Shown when the calendar's code was loaded and fails to run. */
  broken: '日历无法显示，程序出错，请直接输入日期',
};

export type DateFieldTexts = TextsOf<typeof chinese>;

export const dateFieldTexts = defineTexts('date-field', chinese, () => import('./texts.en'));
