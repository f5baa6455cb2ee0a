import { REPORT_DAYS } from '../../../src/contract/report/report';
import type { Period } from '../../../src/domain/report/period';
import { daysBetween, isCalendarDate } from '../../../src/domain/shanghai-time';

export type PeriodFault = 'noBegin' | 'noEnd' | 'order' | 'tooLong';

/** Error of the typed dates. */
export function faultOf({ beginDate, endDate }: Period): PeriodFault | undefined {
  if (!isCalendarDate(beginDate)) return 'noBegin';
  if (!isCalendarDate(endDate)) return 'noEnd';
  if (endDate < beginDate) return 'order';
  return daysBetween(beginDate, endDate) + 1 > REPORT_DAYS ? 'tooLong' : undefined;
}
