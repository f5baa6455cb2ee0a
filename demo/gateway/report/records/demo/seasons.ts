import { holidays } from '../../../reference-data';

/** Relative amount of travel in each month of a year, from January. */
const MONTHS = [80, 70, 125, 125, 120, 120, 90, 85, 130, 130, 125, 95] as const;
const HOLIDAY = 8;
const WEEKEND = 25;
/** Days of the first lunar month up to which, and of the last from which, no journey begins. */
const [FESTIVAL_END, FESTIVAL_BEGIN] = [8, 24];
/** Month in which the festival ends at the latest: March. */
const FESTIVAL_BY = 2;

/**
 * Number of journeys that begin on a day, in hundredths of a usual workday: fewer on days off and around Spring
 * Festival.
 */
export function createSeasons(): (date: string) => number {
  const special = new Map(holidays().map(({ date, type }) => [date, type]));
  const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const isFestival = (day: Date): boolean => {
    // computing the lunar day is slow
    if (day.getUTCMonth() > FESTIVAL_BY) return false;
    const [lunarMonth, lunarDay = 0] = lunar.format(day).split('/').map(Number);
    return lunarMonth === 1 ? lunarDay <= FESTIVAL_END : lunarMonth === 12 && lunarDay >= FESTIVAL_BEGIN;
  };
  return (date) => {
    const day = new Date(`${date}T00:00:00Z`);
    const month = MONTHS[day.getUTCMonth()] ?? 100;
    if (special.get(date) === 'holiday' || isFestival(day)) return (month * HOLIDAY) / 100;
    const isWeekend = day.getUTCDay() % 6 === 0 && special.get(date) !== 'workday';
    return isWeekend ? (month * WEEKEND) / 100 : month;
  };
}
