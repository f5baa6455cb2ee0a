import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId, type ComponentPropsWithRef, type KeyboardEvent, type Ref } from 'react';
import type { DayMark } from './Calendar';
import { classNames } from '../tokens/class-names';
import dateFieldCss from './date-field.css?inline';
import { parseDate } from './date-text';
import { useFieldControl } from '../field/field-context';
import { IconButton } from '../button/IconButton';
import { InputFrame } from '../field/text/InputFrame';
import { warmUpCalendar } from './LazyCalendar';
import { useFloatingSoon, warmUpFloating } from '../overlay/floating-code';
import { useSheet } from '../tokens/root';
import { useTexts } from '../texts/use-texts';
import { weekdayTexts } from '../../domain/texts/weekday/texts';
import { isComposition } from '../field/text/composition';

/** Input attributes that users of a date field may set. */
export type DateInputAttributes = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'min' | 'max' | 'autoFocus' | 'size'
>;

interface DateInputProps extends DateInputAttributes {
  frame?: Ref<HTMLDivElement>;
  value: string;
  onChange(value: string): void;
  marks?: readonly DayMark[] | undefined;
  /** Accessible name of the calendar button. */
  buttonLabel: string;
  open: boolean;
  /**
   * `text`: the focus stays in the field; `calendar`: opened by the button or the arrow key, it moves to the calendar.
   */
  onOpen(by: 'text' | 'calendar'): void;
  onClose(): void;
}

/** Input of a date with weekday and holiday, and a button for the calendar that its owner renders. */
export function DateInput({
  frame,
  value,
  onChange,
  marks,
  buttonLabel,
  open,
  onOpen,
  onClose,
  className,
  placeholder = 'YYYY-MM-DD',
  ...rest
}: DateInputProps) {
  useSheet(dateFieldCss);
  useFloatingSoon();
  const { weekday } = useTexts(weekdayTexts);
  const control = useFieldControl(rest);
  const hintId = useId();
  const date = parseDate(value);
  const hint = date === value ? [weekday(date), marks?.find((mark) => mark.date === date)?.name] : [];
  const setRight = () => {
    if (date !== undefined && date !== value) onChange(date);
  };
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || isComposition(event)) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onOpen('calendar');
    } else if (event.key === 'Enter') {
      setRight();
      if (open) event.preventDefault();
      onClose();
    }
  }
  return (
    <InputFrame
      {...(frame && { ref: frame })}
      disabled={rest.disabled}
      invalid={Boolean(control['aria-invalid'])}
      className={classNames('tp-date-field', className)}
      suffix={
        <>
          <span id={hintId} className="tp-date-hint">
            {hint.filter(Boolean).join(' ')}
          </span>
          <IconButton
            label={buttonLabel}
            icon={<CalendarDays />}
            disabled={rest.disabled}
            aria-expanded={open}
            onClick={() => (open ? onClose() : onOpen('calendar'))}
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
        onClick={() => onOpen('text')}
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
  );
}

function warmUp(): void {
  warmUpCalendar();
  warmUpFloating();
}
