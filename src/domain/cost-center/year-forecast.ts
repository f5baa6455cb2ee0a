/** Spending of a year, fen net of refunds, by the day of booking. */
interface YearSpending {
  /** The running month, 1 to 12. */
  month: number;
  /** First and last month of the year in which it can be charged. */
  firstMonth: number;
  lastMonth: number;
  /** Spent and ordered in the closed months. */
  closed: number;
  /** Spent and ordered in the running month. */
  running: number;
}

/**
 * Returns the spending expected for the whole year: that of the closed months, the larger of the run rate and the
 * bookings already made for the running month, and the run rate for each month to come. The run rate is the average of
 * the closed months, and never below 0. null: no month is closed yet, so that there is no run rate.
 */
export function yearForecast({ month, firstMonth, lastMonth, closed, running }: YearSpending): number | null {
  if (month > lastMonth) return closed + running;
  const closedMonths = month - firstMonth;
  if (closedMonths <= 0) return null;
  const rate = Math.max(0, closed / closedMonths);
  return Math.round(closed + Math.max(running, rate) + rate * (lastMonth - month));
}

/**
 * Returns the months of a year in which something is valid, both days included; '' for no end. A part of a month counts
 * as a month.
 */
export function monthsWithin(
  year: number,
  { from, to }: { from: string; to: string },
): { firstMonth: number; lastMonth: number } {
  const firstMonth = from > `${year}-01-01` ? Number(from.slice(5, 7)) : 1;
  const lastMonth = to !== '' && to < `${year}-12-31` ? Number(to.slice(5, 7)) : 12;
  return { firstMonth, lastMonth: to !== '' && to < `${year}-01-01` ? 0 : lastMonth };
}
