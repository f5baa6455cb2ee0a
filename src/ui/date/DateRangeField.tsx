import { useRef, useState } from 'react';
import type { CalendarProps, DayNote } from './Calendar';
import { DateInput, type DateInputAttributes } from './DateInput';
import dateRangeCss from './date-range.css?inline';
import { takeDay, type DaySpan } from './day-span';
import { Field } from '../field/Field';
import { Popover } from '../overlay/Popover';
import { RangeCalendar } from './RangeCalendar';
import { useSheet } from '../tokens/root';
import { useTexts } from '../texts/use-texts';
import { calendarTexts } from './calendar/texts';
import { dateFieldTexts } from './texts';

type End = 'from' | 'to';

/** One of the two days. */
export interface RangeEnd extends Pick<DateInputAttributes, 'name' | 'placeholder' | 'onBlur'> {
  /** Label of its field, e.g. 去程日期. */
  label: string;
  /** Short, as written into the calendar on its day, e.g. 去程. */
  shortName: string;
  /** YYYY-MM-DD, '' or the text typed so far; the owner says what is wrong with it. */
  value: string;
  required?: boolean;
  /** What is wrong, shown at the field. */
  error?: string | undefined;
  /** Written under the days while this end is chosen, e.g. the lowest prices of its direction. */
  note?: ((date: string) => DayNote | undefined) | undefined;
}

export interface DateRangeFieldProps extends Pick<CalendarProps, 'min' | 'max' | 'marks' | 'today'> {
  from: RangeEnd;
  to: RangeEnd;
  /**
   * Both texts after any change. A first day chosen in the calendar after the last one gives the last one up
   * (''); while typing, nothing but the typed text changes: the owner says what is wrong with it.
   */
  onChange(range: { from: string; to: string }): void;
  /** Days in view while an end is chosen: where the notes for it may be asked for. */
  onShow?: ((end: End, first: string, last: string) => void) | undefined;
}

/**
 * Two dates that belong together, 去程 and 返程, each a field of its own with label and error, with one calendar
 * for both: the first day, then the last, with the days between drawn and counted. Stands in its place as one
 * block of two columns (`tp-date-range`); do not put it into a `Field`.
 */
export function DateRangeField({ from, to, onChange, onShow, ...calendar }: DateRangeFieldProps) {
  useSheet(dateRangeCss);
  const t = useTexts(dateFieldTexts);
  const calendarT = useTexts(calendarTexts);
  const block = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<{ end: End; by: 'text' | 'calendar' }>();
  const close = () => setOpen(undefined);
  const ends = { from, to };
  const values = { from: from.value, to: to.value };

  function choose(span: DaySpan, date: string): void {
    const range = takeDay(span, date);
    onChange(range);
    if (span.choosing === 'from') setOpen({ end: 'to', by: open?.by ?? 'text' });
    else {
      // on in the form, not back to the first field
      last.current?.focus();
      close();
    }
  }
  const input = (end: End) => {
    const { label, shortName: _, value, required, error, note: __, ...rest } = ends[end];
    return (
      <Field label={label} error={error} {...(required && { required })}>
        <DateInput
          {...rest}
          {...(end === 'to' && { ref: last })}
          value={value}
          onChange={(text) => onChange({ ...values, [end]: text })}
          marks={calendar.marks}
          buttonLabel={calendarT.openOf(label)}
          open={open?.end === end}
          onOpen={(by) => setOpen({ end, by })}
          onClose={close}
          // the calendar goes along with whoever goes from one field to the other
          onFocus={() => open && setOpen({ end, by: open.by })}
        />
      </Field>
    );
  };
  return (
    <div ref={block} className="tp-date-range">
      {input('from')}
      {input('to')}
      {open && (
        <Popover key={open.by} anchor={block} role="dialog" aria-label={t.calendar} onClose={close}>
          <RangeCalendar
            {...calendar}
            ends={ends}
            choosing={open.end}
            takesFocus={open.by === 'calendar'}
            onChoose={choose}
            onShow={onShow}
          />
        </Popover>
      )}
    </div>
  );
}
