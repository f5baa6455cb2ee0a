import { defineTexts, type TextsOf } from '../texts';

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

const chinese = {
  /** Of a date YYYY-MM-DD: 周四. */
  weekday: (date: string): string => WEEKDAYS[new Date(date).getUTCDay()] ?? '',
};

export type WeekdayTexts = TextsOf<typeof chinese>;

/** A catalogue of its own, because the first content of the search form needs no other words of dates. */
export const weekdayTexts = defineTexts('weekday', chinese, () => import('./texts.en'));
