import { lazy, Suspense } from 'react';
import type { CalendarProps } from './Calendar';
import { useRoot } from './root';

export const loadCalendar = () => import('./Calendar');
const Calendar = lazy(async () => ({ default: (await loadCalendar()).Calendar }));

/** The calendar of a date field, loaded with its first use: two months, one where the window is narrow. */
export function LazyCalendar(props: Omit<CalendarProps, 'months'>) {
  const width = useRoot().ownerDocument.defaultView?.innerWidth ?? 0;
  return (
    <Suspense fallback={<div className="tp-calendar-place" />}>
      <Calendar {...props} months={width >= 720 ? 2 : 1} />
    </Suspense>
  );
}
