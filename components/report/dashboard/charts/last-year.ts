import type { Period } from '../../../../src/domain/report/period';
import { addDays } from '../../../../src/domain/shanghai-time';

/** Length of a leap year. */
const DAYS = 366;

/** Days of a period that fit in the calendar: all of them, or the last year. */
export function lastYearOf({ beginDate, endDate }: Period): Period {
  const first = addDays(endDate, 1 - DAYS);
  return { beginDate: beginDate < first ? first : beginDate, endDate };
}
