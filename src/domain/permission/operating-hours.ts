import { shanghaiDateTime } from '../shanghai-time';

interface OperatingHours {
  /** Monday 1 to Sunday 7. */
  weekdays: readonly number[];
  /** HH:MM; `to` does not count. */
  from: string;
  to: string;
}

/** Does a moment lie within hours of work, as the clocks of Shanghai show it? */
export function isWithinHours({ weekdays, from, to }: OperatingHours, now: Date): boolean {
  const [date = '', time = ''] = shanghaiDateTime(now).split('T');
  const day = new Date(date).getUTCDay() || 7;
  return weekdays.includes(day) && from <= time && time < to;
}
