import { shanghaiDateTime } from '../shanghai-time';

interface OperatingHours {
  /** Monday 1 to Sunday 7. */
  weekdays: readonly number[];
  /** HH:MM; `to` is exclusive. */
  from: string;
  to: string;
}

/** True when a moment is within the working hours, in Shanghai time. */
export function isWithinHours({ weekdays, from, to }: OperatingHours, now: Date): boolean {
  const [date = '', time = ''] = shanghaiDateTime(now).split('T');
  const day = new Date(date).getUTCDay() || 7;
  return weekdays.includes(day) && from <= time && time < to;
}
