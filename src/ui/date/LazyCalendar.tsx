import type { CalendarProps } from './Calendar';
import { late } from '../layout/late';

const loadCalendar = () => import('./Calendar');
/** Asked for before it is shown; whether it comes is seen when it is. */
export const warmUpCalendar = () => void loadCalendar().catch(() => undefined);
const Calendar = late(async () => (await loadCalendar()).Calendar, {
  waiting: <div className="tp-calendar-place" />,
  // asked for again whenever it is opened
  missing: () => (
    <p className="tp-calendar-missing" role="alert">
      日历加载失败，请直接输入日期
    </p>
  ),
});

/** The calendar of a date field, loaded with its first use. */
export function LazyCalendar(props: CalendarProps) {
  return <Calendar {...props} />;
}
