import { addDays, instantOf, shanghaiDate } from '../../../src/domain/shanghai-time';

export interface SpendMonths {
  /** YYYY-MM in Shanghai. */
  month: string;
  /** Beginning of this month; `lastMonth`: that of the last. */
  thisMonth: Date;
  lastMonth: Date;
  /** The moment of last month that corresponds to this one; never beyond its end. */
  lastMonthToDate: Date;
}

/** This month and the last by the calendar of Shanghai. */
export function spendMonths(now: Date): SpendMonths {
  const month = shanghaiDate(now).slice(0, 7);
  const first = `${month}-01`;
  const thisMonth = instantOf(`${first}T00:00`);
  const lastMonth = instantOf(`${addDays(first, -1).slice(0, 7)}-01T00:00`);
  const passed = now.getTime() - thisMonth.getTime();
  return {
    month,
    thisMonth,
    lastMonth,
    lastMonthToDate: new Date(Math.min(lastMonth.getTime() + passed, thisMonth.getTime())),
  };
}
