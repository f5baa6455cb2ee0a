import { daysBetween } from '../shanghai-time';

/** Longest period: a year, including the same day of the next. */
const MOST_DAYS = 366;

export type DelegationProblem = 'past' | 'order' | 'long';

/** Returns the problems of a delegation's days, by field; all YYYY-MM-DD and real. */
export function delegationProblem(
  { beginDate, endDate }: { beginDate: string; endDate: string },
  today: string,
): { field: 'beginDate' | 'endDate'; problem: DelegationProblem } | undefined {
  if (endDate < beginDate) return { field: 'endDate', problem: 'order' };
  if (endDate < today) return { field: 'endDate', problem: 'past' };
  return daysBetween(beginDate, endDate) >= MOST_DAYS ? { field: 'endDate', problem: 'long' } : undefined;
}
