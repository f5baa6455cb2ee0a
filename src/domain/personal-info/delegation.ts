import { daysBetween } from '../shanghai-time';

/** A year, and the same day of the next. */
const MOST_DAYS = 366;

export type DelegationProblem = 'past' | 'order' | 'long';

/** What is wrong with the days of a delegation, by their field; all YYYY-MM-DD and real. */
export function delegationProblem(
  { beginDate, endDate }: { beginDate: string; endDate: string },
  today: string,
): { field: 'beginDate' | 'endDate'; problem: DelegationProblem } | undefined {
  if (endDate < beginDate) return { field: 'endDate', problem: 'order' };
  if (endDate < today) return { field: 'endDate', problem: 'past' };
  return daysBetween(beginDate, endDate) >= MOST_DAYS ? { field: 'endDate', problem: 'long' } : undefined;
}
