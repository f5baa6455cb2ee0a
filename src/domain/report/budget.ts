import { daysBetween } from '../shanghai-time';
import { daysOfMonth, daysOfPart, partsOf, type Granularity, type Period } from './period';

/** Fen by month, YYYY-MM; a missing month has no budget. */
export type MonthBudgets = ReadonlyMap<string, number>;

/** Budget of a part of time; its key is that of a breakdown by time. */
export interface PartBudget {
  key: string;
  amount: number;
}

/**
 * Fen of a month up to and including one of its days: computed by days, so that rounding in one part is compensated in
 * the next.
 */
const upTo = (amount: number, days: number, daysInMonth: number): number =>
  Math.floor((amount * days) / daysInMonth);

/**
 * Returns the budget of the days of a period, fen: a partly included month counts by its days. Consecutive parts add up
 * to their months exactly. undefined: some month of it has no budget.
 */
export function budgetOfDays(budgets: MonthBudgets, period: Period): number | undefined {
  let sum = 0;
  for (const month of partsOf(period, 'month')) {
    const amount = budgets.get(month);
    if (amount === undefined) return undefined;
    const whole = daysOfMonth(month);
    const { beginDate, endDate } = daysOfPart(month, 'month', period);
    const length = daysBetween(whole.beginDate, whole.endDate) + 1;
    const before = daysBetween(whole.beginDate, beginDate);
    const until = daysBetween(whole.beginDate, endDate) + 1;
    sum += upTo(amount, until, length) - upTo(amount, before, length);
  }
  return sum;
}

/** Returns the budget of each part of a period in order; parts with a month without one are left out. */
export function budgetByParts(budgets: MonthBudgets, period: Period, granularity: Granularity): PartBudget[] {
  return partsOf(period, granularity).flatMap((key) => {
    const amount = budgetOfDays(budgets, daysOfPart(key, granularity, period));
    return amount === undefined ? [] : [{ key, amount }];
  });
}
