import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { DayPicker, type ChevronProps, type DayProps } from 'react-day-picker';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import { isCalendarDate, shanghaiDate } from '../domain/shanghai-time';
import calendarCss from './calendar.css?inline';
import { fromDate, toDate, weekdayOf, type DateLimits } from './date-text';
import { useSheet } from './root';

/** A public holiday (休) or a make-up workday (班). */
export interface DayMark {
  date: string;
  name: string;
  type: 'holiday' | 'workday';
}

/** Shown under the number of a day, e.g. the lowest price; `label` is said with the day's name. */
export interface DayNote {
  content: ReactNode;
  label: string;
}

export interface CalendarProps extends DateLimits {
  /** YYYY-MM-DD; anything else: no day is chosen. */
  value: string;
  onChange(date: string): void;
  marks?: readonly DayMark[];
  note?: ((date: string) => DayNote | undefined) | undefined;
  /** Months side by side. */
  months?: 1 | 2;
  /** Today in Shanghai unless given. */
  today?: string | undefined;
  /** The focus goes to the chosen day when it appears: it was opened by keyboard. */
  takesFocus?: boolean;
}

interface DayFacts {
  mark(date: string): DayMark | undefined;
  note(date: string): DayNote | undefined;
}

const NO_MARKS: readonly DayMark[] = [];
const DayContext = createContext<DayFacts>({ mark: () => undefined, note: () => undefined });
const COMPONENTS = { Day, Chevron };
const MARK_TEXT = { holiday: '休', workday: '班' } as const;

/** A month or two of days to choose one from; arrow keys move by day and week, Page Up and Down by month. */
export function Calendar({
  value,
  onChange,
  min,
  max,
  marks = NO_MARKS,
  note,
  months = 1,
  today,
  takesFocus = false,
}: CalendarProps) {
  useSheet(calendarCss);
  const facts = useMemo<DayFacts>(() => {
    const byDate = new Map(marks.map((mark) => [mark.date, mark]));
    return { mark: (date) => byDate.get(date), note: (date) => note?.(date) };
  }, [marks, note]);

  const [opened] = useState(() => shanghaiDate(new Date()));
  const now = toDate(today ?? opened);
  const chosen = isCalendarDate(value) ? toDate(value) : undefined;
  const first = min === undefined ? undefined : toDate(min);
  const last = max === undefined ? undefined : toDate(max);

  const [month, setMonth] = useState(chosen ?? (first && first > now ? first : now));
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    // a date typed elsewhere brings its month into view
    setShown(value);
    if (chosen && !isShown(chosen, month, months)) setMonth(chosen);
  }
  return (
    <DayContext value={facts}>
      <DayPicker
        className={note || marks.length > 0 ? 'tp-calendar noted' : 'tp-calendar'}
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
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        today={now}
        locale={zhCN}
        labels={{
          labelDayButton: (date, { today: isToday }) => nameOf(fromDate(date), facts, isToday),
          labelGrid: captionOf,
          labelPrevious: () => '上个月',
          labelNext: () => '下个月',
          labelNav: () => '切换月份',
        }}
        formatters={FORMATTERS}
        components={COMPONENTS}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- only where the user asked to go there
        autoFocus={takesFocus}
      />
    </DayContext>
  );
}

const captionOf = (date: Date) => `${date.getFullYear()}年${date.getMonth() + 1}月`;
const FORMATTERS = { formatCaption: captionOf };

const isShown = (date: Date, month: Date, months: number): boolean => {
  const distance = (date.getFullYear() - month.getFullYear()) * 12 + date.getMonth() - month.getMonth();
  return distance >= 0 && distance < months;
};

/** 2026年10月1日 周四 今天 国庆节 休 ¥540 起 */
function nameOf(date: string, facts: DayFacts, isToday = false): string {
  const [year, month, day] = date.split('-').map(Number);
  const mark = facts.mark(date);
  return [
    `${year}年${month}月${day}日`,
    weekdayOf(date),
    isToday && '今天',
    mark && `${mark.name} ${MARK_TEXT[mark.type]}`,
    facts.note(date)?.label,
  ]
    .filter(Boolean)
    .join(' ');
}

function Day({ day, modifiers, children, ...cell }: DayProps) {
  const facts = useContext(DayContext);
  const mark = facts.mark(day.isoDate);
  const note = facts.note(day.isoDate);
  return (
    <td {...cell}>
      {children}
      {/* beside the button, whose name says it all in an order that makes sense */}
      {!modifiers['hidden'] && (mark || note) && (
        <span aria-hidden="true" className="tp-day-extra">
          {mark && <span className={`tp-day-mark ${mark.type}`}>{MARK_TEXT[mark.type]}</span>}
          {note && <span className="tp-day-note">{note.content}</span>}
          {mark && !note && <span className={`tp-day-note ${mark.type}`}>{mark.name}</span>}
        </span>
      )}
    </td>
  );
}

function Chevron({ orientation, className }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon className={className} />;
}
