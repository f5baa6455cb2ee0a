import { addDays } from '../../../src/domain/shanghai-time';
import type { Period } from '../../../src/domain/report/period';

/** Periods that are asked for most. Those that are not over end today, so that they are held against no more days. */
export const PRESETS = ['thisMonth', 'lastMonth', 'thisQuarter', 'thisYear', 'twelveMonths'] as const;
export type Preset = (typeof PRESETS)[number];

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** First day of the month so many months before that of a date. */
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

/** The preset that a period is; in January the month is the year: `preferred` comes first. */
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
