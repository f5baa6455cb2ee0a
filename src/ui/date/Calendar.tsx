import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { use, useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { DayPicker, type ChevronProps } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import { isCalendarDate } from '../../domain/shanghai-time';
import { CalendarDay, DayContext, nameOf, type DayFacts, type DayMark, type DayNote } from './CalendarDay';
import calendarCss from './calendar.css?inline';
import type { DateLimits } from './date-text';
import { fromDate, toDate } from './local-date';
import { drawnSpan, earliestOf, type DaySpan } from './day-span';
import { useRoot, useSheet } from '../tokens/root';
import { LanguageContext, useTexts } from '../texts/use-texts';
import { calendarTexts } from './calendar/texts';
import { dateTexts } from '../../domain/texts/dates/texts';
import { useToday } from './use-today';

export type { DayMark, DayNote };

export interface CalendarProps extends DateLimits {
  /** Chosen day YYYY-MM-DD; none for any other text. */
  value: string;
  onChange(date: string): void;
  marks?: readonly DayMark[];
  note?: ((date: string) => DayNote | undefined) | undefined;
  /** Defaults to today in Shanghai. */
  today?: string | undefined;
  /** Moves the focus to the chosen day on mount: the calendar was opened by keyboard. */
  takesFocus?: boolean;
  /**
   * Set when the day is one end of a span: both ends are drawn with the days between, and the last day cannot precede
   * the first.
   */
  span?: DaySpan | undefined;
  /**
   * Called with the first and last visible day, both inclusive, and the end of the span being chosen: initially and at
   * every change.
   */
  onShow?: ((first: string, last: string, choosing?: DaySpan['choosing']) => void) | undefined;
}

const NO_MARKS: readonly DayMark[] = [];
const COMPONENTS = { Day: CalendarDay, Chevron };
const SPAN_CLASSES = {
  spanEnd: 'tp-span-end',
  spanBetween: 'tp-span-between',
  spanFirst: 'tp-span-first',
  spanLast: 'tp-span-last',
};

/**
 * Calendar of two months, or one in a narrow window. Arrow keys move by day and week, Page Up and Page Down by month.
 */
export function Calendar({
  value,
  onChange,
  min,
  max,
  marks = NO_MARKS,
  note,
  today,
  takesFocus = false,
  span,
  onShow,
}: CalendarProps) {
  useSheet(calendarCss);
  const { locale } = use(LanguageContext);
  const t = useTexts(calendarTexts);
  const dates = useTexts(dateTexts);
  const captionOf = (date: Date) => dates.month(fromDate(date));
  const months = useMonths();
  const facts = useMemo<DayFacts>(() => {
    const byDate = new Map(marks.map((mark) => [mark.date, mark]));
    return { mark: (date) => byDate.get(date), note: (date) => note?.(date), span };
  }, [marks, note, span]);

  const day = useToday();
  const now = toDate(today ?? day);
  const chosen = isCalendarDate(value) ? toDate(value) : undefined;
  const first = min === undefined ? undefined : toDate(min);
  const last = max === undefined ? undefined : toDate(max);
  const earliest = span ? earliestOf(span, min) : min;

  const [month, setMonth] = useState(() => {
    const soonest = earliest !== undefined && earliest > fromDate(now) ? toDate(earliest) : now;
    if (!chosen) return soonest;
    // keeps a span that fits entirely visible
    const start = span && isCalendarDate(span.from) ? toDate(span.from) : chosen;
    return isVisible(chosen, start, months) ? start : chosen;
  });
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    // shows the month of a date typed in the field
    setShown(value);
    if (chosen && !isVisible(chosen, month, months)) setMonth(chosen);
  }
  useVisibleDays(month, months, { choosing: span?.choosing, onShow });
  const [pointed, setPointed] = useState<string>();
  return (
    <DayContext value={facts}>
      <DayPicker
        className={note || marks.length > 0 || span ? 'tp-calendar noted' : 'tp-calendar'}
        mode="single"
        required
        selected={chosen}
        onSelect={(date) => onChange(fromDate(date))}
        month={month}
        onMonthChange={setMonth}
        numberOfMonths={months}
        navLayout="around"
        {...(first && { startMonth: first })}
        {...(last && { endMonth: last })}
        disabled={[
          ...(earliest === undefined ? [] : [{ before: toDate(earliest) }]),
          ...(last ? [{ after: last }] : []),
        ]}
        {...(span && {
          modifiers: modifiersOf(span, pointed),
          modifiersClassNames: SPAN_CLASSES,
          onDayMouseEnter: (date) => setPointed(fromDate(date)),
          onDayMouseLeave: () => setPointed(undefined),
          onDayFocus: (date) => setPointed(fromDate(date)),
          onDayBlur: () => setPointed(undefined),
        })}
        today={now}
        locale={locale === 'en' ? ENGLISH : zhCN}
        labels={{
          labelDayButton: (date, { today: isToday = false, disabled: isDisabled = false }) =>
            nameOf(fromDate(date), facts, { dates, t }, { isToday, isDisabled }),
          labelGrid: captionOf,
          labelPrevious: () => t.previous,
          labelNext: () => t.next,
          labelNav: () => t.turn,
        }}
        formatters={{ formatCaption: captionOf }}
        components={COMPONENTS}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- only where the user asked to go there
        autoFocus={takesFocus}
      />
    </DayContext>
  );
}

/** The week begins on Monday, as in China. */
const ENGLISH: typeof zhCN = { ...enUS, options: { ...enUS.options, weekStartsOn: 1 } };

const isVisible = (date: Date, month: Date, months: number): boolean => {
  const distance = (date.getFullYear() - month.getFullYear()) * 12 + date.getMonth() - month.getMonth();
  return distance >= 0 && distance < months;
};

/** Number of months side by side: two need 720 px of the window. */
function useMonths(): 1 | 2 {
  const view = useRoot().ownerDocument.defaultView;
  const follow = useCallback(
    (changed: () => void) => {
      view?.addEventListener('resize', changed);
      return () => view?.removeEventListener('resize', changed);
    },
    [view],
  );
  return useSyncExternalStore(follow, () => ((view?.innerWidth ?? 0) >= 720 ? 2 : 1));
}

function useVisibleDays(
  month: Date,
  months: number,
  { choosing, onShow }: { choosing: DaySpan['choosing'] | undefined } & Pick<CalendarProps, 'onShow'>,
): void {
  const first = fromDate(new Date(month.getFullYear(), month.getMonth(), 1));
  const last = fromDate(new Date(month.getFullYear(), month.getMonth() + months, 0));
  const tell = useEffectEvent((...shown: Parameters<NonNullable<CalendarProps['onShow']>>) => {
    onShow?.(...shown);
  });
  useEffect(() => {
    tell(first, last, choosing);
  }, [first, last, choosing]);
}

function modifiersOf(span: DaySpan, pointed: string | undefined) {
  const { ends, between } = drawnSpan(span, pointed);
  return {
    spanEnd: ends.map(toDate),
    ...(between && {
      spanFirst: toDate(between.first),
      spanLast: toDate(between.last),
      spanBetween: { after: toDate(between.first), before: toDate(between.last) },
    }),
  };
}

function Chevron({ orientation, className }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon className={className} />;
}
