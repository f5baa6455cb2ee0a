import type { Period } from '../../../../src/domain/report/period';
import { addDays } from '../../../../src/domain/shanghai-time';

/** A leap year. */
const DAYS = 366;

/** Days of a period that a calendar has room for: all of them, or the last ones. */
export function lastYearOf({ beginDate, endDate }: Period): Period {
  const first = addDays(endDate, 1 - DAYS);
  return { beginDate: beginDate < first ? first : beginDate, endDate };
}
