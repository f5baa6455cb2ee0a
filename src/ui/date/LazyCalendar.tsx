import type { CalendarProps } from './Calendar';
import { late, useCodeFailure } from '../layout/disclosure/late';
import { useTexts } from '../texts/use-texts';
import { dateFieldTexts } from './texts';

const loadCalendar = () => import('./Calendar');
/** Asked for before it is shown; whether it comes is seen when it is. */
export const warmUpCalendar = () => void loadCalendar().catch(() => undefined);
const Calendar = late(async () => (await loadCalendar()).Calendar, {
  waiting: <div className="tp-calendar-place" />,
  // asked for again whenever it is opened
  missing: (_retry, error) => <Missing error={error} />,
});

/** The calendar of a date field, loaded with its first use. */
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
