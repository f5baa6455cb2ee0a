import { useRef, useState } from 'react';
import type { CalendarProps } from './Calendar';
import { DateInput, type DateInputAttributes } from './DateInput';
import { parseDate } from './date-text';
import { LazyCalendar } from './LazyCalendar';
import { Popover } from '../overlay/Popover';
import { useTexts } from '../texts/use-texts';
import { dateFieldTexts } from './texts';

export interface DateFieldProps extends DateInputAttributes, Omit<CalendarProps, 'takesFocus' | 'span'> {
  /** YYYY-MM-DD, '' or the text typed so far; the owner validates it. */
  value: string;
  onChange(value: string): void;
}

/** Date field for typing or choosing from a calendar. Other notations are accepted and normalised on blur. */
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
  /** Position of the focus while the calendar is open. */
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
