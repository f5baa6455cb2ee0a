import { createContext, useContext, type ReactNode } from 'react';
import type { DayProps } from 'react-day-picker';
import type { DaySpan } from './day-span';
import { useTexts } from '../texts/use-texts';
import { calendarTexts, type CalendarTexts } from './calendar/texts';
import type { DateTexts } from '../../domain/texts/dates/texts';

/** A public holiday (休) or a make-up workday (班). */
export interface DayMark {
  date: string;
  name: string;
  type: 'holiday' | 'workday';
}

/** Shown below the number of a day, e.g. the lowest price; `label` is announced with the day's name. */
export interface DayNote {
  content: ReactNode;
  label: string;
}

/** Facts about the days for the cells of a calendar. */
export interface DayFacts {
  mark(date: string): DayMark | undefined;
  note(date: string): DayNote | undefined;
  span: DaySpan | undefined;
}

export const DayContext = createContext<DayFacts>({
  mark: () => undefined,
  note: () => undefined,
  span: undefined,
});

interface DayTexts {
  dates: DateTexts;
  t: CalendarTexts;
}

/** 2026年10月1日 周四 今天 去程 国庆节 休 ¥540 起 */
export function nameOf(
  date: string,
  facts: DayFacts,
  { dates, t }: DayTexts,
  { isToday = false, isDisabled = false } = {},
): string {
  const mark = facts.mark(date);
  const { span } = facts;
  return [
    dates.date(date),
    dates.weekday(date),
    isToday && dates.today,
    span && date === span.from && span.names.from,
    span && date === span.to && span.names.to,
    mark && `${mark.name} ${t[mark.type]}`,
    !isDisabled && facts.note(date)?.label,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Day of a calendar: its button with the facts about the day beside it. */
export function CalendarDay({ day, modifiers, children, ...cell }: DayProps) {
  const t = useTexts(calendarTexts);
  const facts = useContext(DayContext);
  const mark = facts.mark(day.isoDate);
  // a day that cannot be chosen shows no price
  const note = modifiers['disabled'] ? undefined : facts.note(day.isoDate);
  const end = endName(day.isoDate, facts.span, t);
  return (
    <td {...cell}>
      {children}
      {/* hidden from assistive technology: the button's name contains these facts in a readable order */}
      {!modifiers['hidden'] && (mark || note || end) && (
        <span aria-hidden="true" className="tp-day-extra">
          {mark && <span className={`tp-day-mark ${mark.type}`}>{t[mark.type]}</span>}
          {end && <span className="tp-day-note">{end}</span>}
          {!end && note && <span className="tp-day-note">{note.content}</span>}
          {!end && mark && !note && <span className={`tp-day-note ${mark.type}`}>{mark.name}</span>}
        </span>
      )}
    </td>
  );
}

/** 去程 or 返程, 去/返 for a day that is both. */
function endName(date: string, span: DaySpan | undefined, t: CalendarTexts): string | undefined {
  if (!span) return undefined;
  const { from, to, names } = span;
  if (date === from && date === to) return t.both(names.from, names.to);
  if (date === from) return names.from;
  return date === to ? names.to : undefined;
}
