import { holidays } from '../../../reference-data';

/** How much is travelled in each month of a year, from January. */
const MONTHS = [80, 70, 125, 125, 120, 120, 90, 85, 130, 130, 125, 95] as const;
const HOLIDAY = 8;
const WEEKEND = 25;
/** Days of the first lunar month, and from the last, of which nobody begins a journey. */
const [FESTIVAL_END, FESTIVAL_BEGIN] = [8, 24];
/** Month that it ends in at the latest: March. */
const FESTIVAL_BY = 2;

/** How many journeys begin on a day, in hundredths of those of a usual workday: fewer on days off and around Spring Festival. */
export function createSeasons(): (date: string) => number {
  const special = new Map(holidays().map(({ date, type }) => [date, type]));
  const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const isFestival = (day: Date): boolean => {
    // asking for the lunar day takes long
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
