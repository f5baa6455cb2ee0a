import { addDays } from '../../../src/domain/shanghai-time';
import type { Period } from '../../../src/domain/report/period';

/** Frequent periods. Those under way end today, so that they are compared with the same number of days. */
export const PRESETS = ['thisMonth', 'lastMonth', 'thisQuarter', 'thisYear', 'twelveMonths'] as const;
export type Preset = (typeof PRESETS)[number];

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** First day of the month that lies `months` before that of `date`. */
function monthsBefore(date: string, months: number): string {
  const at = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
}

export function periodOf(preset: Preset, today: string): Period {
  switch (preset) {
    case 'thisMonth':
      return { beginDate: firstOfMonth(today), endDate: today };
    case 'lastMonth':
      return { beginDate: monthsBefore(today, 1), endDate: addDays(firstOfMonth(today), -1) };
    case 'thisQuarter':
      return { beginDate: monthsBefore(today, (Number(today.slice(5, 7)) - 1) % 3), endDate: today };
    case 'thisYear':
      return { beginDate: `${today.slice(0, 4)}-01-01`, endDate: today };
    case 'twelveMonths':
      return { beginDate: monthsBefore(today, 11), endDate: today };
  }
}

/** Preset of a period. `preferred` comes first, as in January 本月 and 今年 are the same period. */
export function presetOf(
  { beginDate, endDate }: Period,
  today: string,
  preferred: Preset,
): Preset | undefined {
  return [preferred, ...PRESETS].find((preset) => {
    const period = periodOf(preset, today);
    return period.beginDate === beginDate && period.endDate === endDate;
  });
}
