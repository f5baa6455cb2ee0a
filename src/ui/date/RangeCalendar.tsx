import { useMemo } from 'react';
import { parseDate } from './date-text';
import type { DateRangeFieldProps, RangeEnd } from './date-range-props';
import { spanText, type DaySpan } from './day-span';
import { LazyCalendar } from './LazyCalendar';
import { useTexts } from '../texts/use-texts';
import { calendarTexts } from './calendar/texts';

interface RangeCalendarProps extends Omit<DateRangeFieldProps, 'from' | 'to' | 'onChange'> {
  ends: { from: RangeEnd; to: RangeEnd };
  choosing: 'from' | 'to';
  takesFocus: boolean;
  onChoose(span: DaySpan, date: string): void;
}

/** Calendar of two dates; shows which of them is being chosen and the length of the span. */
export function RangeCalendar({ ends, choosing, onChoose, onShow, marks, ...rest }: RangeCalendarProps) {
  const t = useTexts(calendarTexts);
  const from = parseDate(ends.from.value) ?? '';
  const to = parseDate(ends.to.value) ?? '';
  const names = useMemo(
    () => ({ from: ends.from.shortName, to: ends.to.shortName }),
    [ends.from.shortName, ends.to.shortName],
  );
  const span = useMemo<DaySpan>(() => ({ from, to, choosing, names }), [from, to, choosing, names]);
  return (
    <>
      <div className="tp-range-head" role="status">
        <span className="tp-range-prompt">{t.choose(names[choosing])}</span>
        <span>{spanText(from, to, t)}</span>
      </div>
      <LazyCalendar
        {...rest}
        {...(marks && { marks })}
        value={span[choosing]}
        onChange={(date) => onChoose(span, date)}
        note={ends[choosing].note}
        span={span}
        onShow={onShow && ((first, last) => onShow(choosing, first, last))}
      />
    </>
  );
}
