import { useRef, useState } from 'react';
import type { CalendarProps } from './Calendar';
import { DateInput, type DateInputAttributes } from './DateInput';
import { parseDate } from './date-text';
import { LazyCalendar } from './LazyCalendar';
import { Popover } from '../overlay/Popover';
import { useTexts } from '../texts/use-texts';
import { dateFieldTexts } from './texts';

export interface DateFieldProps extends DateInputAttributes, Omit<CalendarProps, 'takesFocus' | 'span'> {
  /**
   * YYYY-MM-DD, '' or the text typed so far; the owner says what is wrong with it.
   */
  value: string;
  onChange(value: string): void;
}

/** A date, typed as text or chosen from a calendar. Other ways to write a date are accepted and set right on blur. */
export function DateField({
  value,
  onChange,
  min,
  max,
  marks,
  note,
  today,
  onShow,
  ...rest
}: DateFieldProps) {
  const t = useTexts(dateFieldTexts);
  const frame = useRef<HTMLDivElement>(null);
  /** Where the focus is while the calendar is open. */
  const [open, setOpen] = useState<'text' | 'calendar' | undefined>();
  const close = () => setOpen(undefined);
  return (
    <>
      <DateInput
        {...rest}
        frame={frame}
        value={value}
        onChange={onChange}
        marks={marks}
        buttonLabel={t.open}
        open={open !== undefined}
        onOpen={setOpen}
        onClose={close}
      />
      {open && (
        <Popover key={open} anchor={frame} role="dialog" aria-label={t.calendar} onClose={close}>
          <LazyCalendar
            value={parseDate(value) ?? ''}
            onChange={(chosen) => {
              onChange(chosen);
              close();
            }}
            min={min}
            max={max}
            {...(marks && { marks })}
            note={note}
            today={today}
            onShow={onShow}
            takesFocus={open === 'calendar'}
          />
        </Popover>
      )}
    </>
  );
}
