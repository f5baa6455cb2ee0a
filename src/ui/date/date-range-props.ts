import type { CalendarProps, DayNote } from './Calendar';
import type { DateInputAttributes } from './DateInput';

export type End = 'from' | 'to';

/** One end of the range. */
export interface RangeEnd extends Pick<DateInputAttributes, 'name' | 'placeholder' | 'onBlur'> {
  /** Label of the field, e.g. 去程日期. */
  label: string;
  /** Short name inside the calendar's day, e.g. 去程. */
  shortName: string;
  /** YYYY-MM-DD, '' or the text typed so far; the owner validates it. */
  value: string;
  required?: boolean;
  /** Error message at the field. */
  error?: string | undefined;
  /** Note below each day while this end is being chosen, e.g. the lowest prices of its direction. */
  note?: ((date: string) => DayNote | undefined) | undefined;
}

export interface DateRangeFieldProps extends Pick<CalendarProps, 'min' | 'max' | 'marks' | 'today'> {
  from: RangeEnd;
  to: RangeEnd;
  /**
   * Called with both texts after any change. Choosing a first day after the last one in the calendar clears the last
   * one (''). Typing changes only the typed text, which the owner validates.
   */
  onChange(range: { from: string; to: string }): void;
  /** Called with the visible days while an end is being chosen, to load its notes. */
  onShow?: ((end: End, first: string, last: string) => void) | undefined;
}
