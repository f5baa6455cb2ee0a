import { useRef, useState } from 'react';
import { DateInput } from './DateInput';
import dateRangeCss from './date-range.css?inline';
import { takeDay, type DaySpan } from './day-span';
import { Field } from '../field/Field';
import { Popover } from '../overlay/Popover';
import { RangeCalendar } from './RangeCalendar';
import { useSheet } from '../tokens/root';
import { useTexts } from '../texts/use-texts';
import { calendarTexts } from './calendar/texts';
import { dateFieldTexts } from './texts';
import type { End, DateRangeFieldProps } from './date-range-props';

/**
 * Two related dates, 去程 and 返程. Each is a field with its own label and error, and both share one calendar: first the
 * first day, then the last, with the days between drawn and counted. Renders a block of two columns (`tp-date-range`);
 * do not put it into a `Field`.
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
      // moves on in the form rather than back to the first field
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
          // the calendar follows the focus to the second field
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
