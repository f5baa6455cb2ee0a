import { defineTexts, type TextsOf } from '../texts';
import { weekdayTexts } from '../weekday/texts';

/** Year, month and day of a date YYYY-MM-DD or month YYYY-MM. */
const partsOf = (date: string): number[] => date.split('-').map(Number);

const chinese = {
  /** 周四 */
  weekday: weekdayTexts.chinese.weekday,
  /** 2026年10月, of a date or a month. */
  month(date: string): string {
    const [year, month] = partsOf(date);
    return `${year}年${month}月`;
  },
  /** 10月1日 */
  day(date: string): string {
    const [, month, day] = partsOf(date);
    return `${month}月${day}日`;
  },
  /** 2026年10月1日 */
  date(date: string): string {
    const [year, month, day] = partsOf(date);
    return `${year}年${month}月${day}日`;
  },
  today: '今天',
  yesterday: '昨天',
};

export type DateTexts = TextsOf<typeof chinese>;

/** Dates YYYY-MM-DD in words; those in tables and fields have the same form in every language. */
export const dateTexts = defineTexts('dates', chinese, () => import('./texts.en'));
