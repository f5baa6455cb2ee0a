import { weekdayTexts } from '../../domain/texts/weekday/texts';
import { isCalendarDate } from '../../domain/shanghai-time';

/**
 * Parses a date to YYYY-MM-DD. Accepts 2026/1/5, 2026.1.5, 20260105, 2026年1月5日 and full-width digits. Returns undefined
 * for any other text and for dates that do not exist.
 */
export function parseDate(text: string): string | undefined {
  const found =
    /^(\d{4})(?:-|\/|\.|年)(\d{1,2})(?:-|\/|\.|月)(\d{1,2})日?$/.exec(plain(text)) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain(text));
  if (!found) return undefined;
  const [, year = '', month = '', day = ''] = found;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

export interface DateLimits {
  /** Earliest and latest date YYYY-MM-DD, inclusive. */
  min?: string | undefined;
  max?: string | undefined;
}

/** Weekday of a date YYYY-MM-DD, e.g. 周四. */
export const weekdayOf = weekdayTexts.chinese.weekday;
