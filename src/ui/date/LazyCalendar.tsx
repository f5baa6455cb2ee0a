import type { CalendarProps } from './Calendar';
import { lazyComponent, useCodeFailure } from '../layout/disclosure/lazy-component';
import { useTexts } from '../texts/use-texts';
import { dateFieldTexts } from './texts';

const loadCalendar = () => import('./Calendar');
/** Preloads the calendar; a failure shows when it is opened. */
export const warmUpCalendar = () => void loadCalendar().catch(() => undefined);
const Calendar = lazyComponent(async () => (await loadCalendar()).Calendar, {
  waiting: <div className="tp-calendar-place" />,
  // retried at each opening
  missing: (_retry, error) => <Missing error={error} />,
});

/** Calendar of a date field, loaded at its first use. */
export function LazyCalendar(props: CalendarProps) {
  return <Calendar {...props} />;
}

function Missing({ error }: { error: unknown }) {
  const t = useTexts(dateFieldTexts);
  const isFault = useCodeFailure(error) !== undefined;
  return (
    <p className="tp-calendar-missing" role="alert">
      {isFault ? t.broken : t.missing}
    </p>
  );
}
