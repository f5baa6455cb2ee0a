import { addDays } from '../shanghai-time';

/** Terms that determine the billing days: contractInfo of specification 3. Days are YYYY-MM-DD. */
export interface ClearingTerms {
  /** Day of the month, 1–31. */
  clearingDate: number;
  contractBeginDate: string;
  /** Included; '' without end. */
  contractEndDate: string;
}

/** First and last day of a bill, both included, and the day after, on which it is made. */
export interface BillPeriod {
  periodBegin: string;
  periodEnd: string;
  billDate: string;
}

/** Returns the clearing date of a month (1–12): its last day where it has no such day. */
export function clearingDayOf(year: number, month: number, clearingDate: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = Math.min(clearingDate, last);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Returns the first clearing date after a day. */
export function nextClearingDay(after: string, clearingDate: number): string {
  const [year = 0, month = 0] = after.split('-').map(Number);
  const inMonth = clearingDayOf(year, month, clearingDate);
  if (inMonth > after) return inMonth;
  return month === 12
    ? clearingDayOf(year + 1, 1, clearingDate)
    : clearingDayOf(year, month + 1, clearingDate);
}

/**
 * Returns the bill that begins on a day: up to the next clearing date, which itself belongs to the following bill. The
 * day after the contract's last is a clearing date too, so that the last bill is made at once; later refunds are billed
 * by clearing dates as before.
 */
export function billPeriodFrom(begin: string, { clearingDate, contractEndDate }: ClearingTerms): BillPeriod {
  const clearing = nextClearingDay(begin, clearingDate);
  const dayAfterEnd = contractEndDate === '' ? '' : addDays(contractEndDate, 1);
  const billDate = dayAfterEnd > begin && dayAfterEnd < clearing ? dayAfterEnd : clearing;
  return { periodBegin: begin, periodEnd: addDays(billDate, -1), billDate };
}
