import type { StepLimit } from '../../contract/approval/flow';
import type { CalendarDay } from '../../contract/flight-booking/places';
import { addDays, instantOf, shanghaiDate } from '../shanghai-time';

/** The public calendar: days off, and working days at weekends that compensate for them. */
export type Calendar = readonly Pick<CalendarDay, 'date' | 'type'>[];

const HOUR_MS = 3_600_000;

/** Returns the end of the time limit of a step that began at an instant. Days are those of Shanghai. */
export function limitEnd(
  from: Date,
  { hours, workingDaysOnly }: Pick<StepLimit, 'hours' | 'workingDaysOnly'>,
  calendar: Calendar,
): Date {
  if (!workingDaysOnly) return new Date(from.getTime() + hours * HOUR_MS);
  const types = new Map(calendar.map(({ date, type }) => [date, type]));
  let left = hours * HOUR_MS;
  let at = from.getTime();
  for (;;) {
    const date = shanghaiDate(new Date(at));
    const dayEnd = instantOf(`${addDays(date, 1)}T00:00`).getTime();
    if (isWorkingDay(date, types.get(date))) {
      if (left <= dayEnd - at) return new Date(at + left);
      left -= dayEnd - at;
    }
    at = dayEnd;
  }
}

function isWorkingDay(date: string, type: CalendarDay['type'] | undefined): boolean {
  if (type !== undefined) return type === 'workday';
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
