import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import type { CalendarProps } from './Calendar';
import { classNames } from './class-names';
import { parseDate, weekdayOf } from './date-text';
import dateFieldCss from './date-field.css?inline';
import { useFieldControl } from './field-context';
import { IconButton } from './IconButton';
import { InputFrame } from './InputFrame';
import { late } from './late';
import { Popover } from './Popover';
import { useRoot, useSheet } from './root';

export interface DateFieldProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'autoFocus' | 'size'>,
    Omit<CalendarProps, 'months' | 'takesFocus'> {
  /**
   * YYYY-MM-DD, '' or the text typed so far; `dateProblem` says what is wrong with it.
   */
  value: string;
  onChange(value: string): void;
}

const loadCalendar = () => import('./Calendar');
/** Asked for before it is shown; whether it comes is seen when it is. */
const warmUp = () => void loadCalendar().catch(() => undefined);
const Calendar = late(async () => (await loadCalendar()).Calendar, {
  waiting: <div className="tp-calendar-place" />,
  // asked for again whenever it is opened
  missing: () => (
    <p className="tp-calendar-missing" role="alert">
      日历加载失败，请直接输入日期
    </p>
  ),
});

/** A date, typed as text or chosen from a calendar. Other ways to write a date are accepted and set right on blur. */
export function DateField({
  value,
  onChange,
  min,
  max,
  marks,
  note,
  today,
  placeholder = 'YYYY-MM-DD',
  className,
  ...rest
}: DateFieldProps) {
  useSheet(dateFieldCss);
  const root = useRoot();
  const control = useFieldControl(rest);
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  /** Where the focus is while the calendar is open. */
  const [open, setOpen] = useState<'text' | 'calendar' | undefined>();

  const date = parseDate(value);
  const hint = date === value ? [weekdayOf(date), marks?.find((mark) => mark.date === date)?.name] : [];
  const setRight = () => {
    if (date !== undefined && date !== value) onChange(date);
  };
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      setOpen('calendar');
    } else if (event.key === 'Enter') {
      setRight();
      if (open) event.preventDefault();
      setOpen(undefined);
    }
  }

  return (
    <>
      <InputFrame
        ref={frame}
        disabled={rest.disabled}
        invalid={Boolean(control['aria-invalid'])}
        className={classNames('tp-date-field', className)}
        suffix={
          <>
            <span id={hintId} className="tp-date-hint">
              {hint.filter(Boolean).join(' ')}
            </span>
            <IconButton
              label="打开日历"
              icon={<CalendarDays />}
              disabled={rest.disabled}
              aria-expanded={open !== undefined}
              onClick={() => setOpen(open ? undefined : 'calendar')}
            />
          </>
        }
      >
        <input
          autoComplete="off"
          spellCheck={false}
          {...rest}
          {...control}
          aria-describedby={[control['aria-describedby'], hintId].filter(Boolean).join(' ')}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onClick={() => setOpen('text')}
          onPointerEnter={warmUp}
          onFocus={(event) => {
            rest.onFocus?.(event);
            warmUp();
          }}
          onBlur={(event) => {
            setRight();
            rest.onBlur?.(event);
          }}
        />
      </InputFrame>
      {open && (
        <Popover key={open} anchor={frame} role="dialog" aria-label="日历" onClose={() => setOpen(undefined)}>
          <Calendar
            value={date ?? ''}
            onChange={(chosen) => {
              onChange(chosen);
              setOpen(undefined);
            }}
            min={min}
            max={max}
            {...(marks && { marks })}
            note={note}
            today={today}
            months={(root.ownerDocument.defaultView?.innerWidth ?? 0) >= 720 ? 2 : 1}
            takesFocus={open === 'calendar'}
          />
        </Popover>
      )}
    </>
  );
}
