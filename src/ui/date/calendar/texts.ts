import { defineTexts, type TextsOf } from '../../../domain/texts/texts';

const chinese = {
  previous: '上个月',
  next: '下个月',
  turn: '切换月份',
  /** Accessible name of the button of one of two dates. */
  openOf: (field: string) => `打开${field}的日历`,
  choose: (name: string) => `请选择${name}日期`,
  /** Counts both days. */
  span: (days: number) => (days === 1 ? '当天往返' : `共 ${days} 天`),
  holiday: '休',
  workday: '班',
  /** Label of a day that is both ends of a span, short enough for a cell. */
  both: (from: string, to: string) => `${from.slice(0, 1)}/${to.slice(0, 1)}`,
};

export type CalendarTexts = TextsOf<typeof chinese>;

export const calendarTexts = defineTexts('calendar', chinese, () => import('./texts.en'));
