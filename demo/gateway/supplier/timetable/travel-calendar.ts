import { addDays, daysBetween } from '../../../../src/domain/shanghai-time';
import type { Holiday } from '../../reference-data/index';
import { weekdayOf } from './weekdays';

/** Properties of a date that matter for travel. */
export interface TravelDay {
  date: string;
  /** Sunday is 0. */
  weekday: number;
  /** Days since 1970-01-01, for rotations that move on daily. */
  number: number;
  /** Demand of that day on any route, from 0 (none) to 1. */
  pressure: number;
  /** Days on which airlines publish higher full fares. */
  isPeak: boolean;
}

/**
 * Sunday to Saturday, of days away from holidays: business travellers leave on Monday and return on Friday,
 * holidaymakers on Sunday.
 */
const WEEKDAY_PRESSURE = [0.65, 0.6, 0.48, 0.5, 0.58, 0.72, 0.52];
const PRESSURE = { holidayEdge: 0.92, holidayMiddle: 0.66, summer: 0.12 };
/** School holidays, MM-DD. */
const SUMMER = { from: '07-10', to: '08-25' };

/** Years without published holidays have ordinary days only. */
export function travelCalendar(days: readonly Holiday[]): (date: string) => TravelDay {
  const holidays = new Set(days.filter(({ type }) => type === 'holiday').map(({ date }) => date));
  return (date) => {
    const weekday = weekdayOf(date);
    const isHoliday = holidays.has(date);
    const nextIsHoliday = holidays.has(addDays(date, 1));
    const previousIsHoliday = holidays.has(addDays(date, -1));
    const isEdge = isHoliday ? !(previousIsHoliday && nextIsHoliday) : nextIsHoliday;
    const monthDay = date.slice(5);
    const isSummer = monthDay >= SUMMER.from && monthDay <= SUMMER.to;
    const usual = WEEKDAY_PRESSURE[weekday] ?? 0;
    const byHoliday = isEdge ? PRESSURE.holidayEdge : isHoliday ? PRESSURE.holidayMiddle : usual;
    return {
      date,
      weekday,
      number: daysBetween('1970-01-01', date),
      pressure: Math.min(1, byHoliday + (isSummer ? PRESSURE.summer : 0)),
      isPeak: isHoliday || nextIsHoliday || isSummer,
    };
  };
}
