import type { CalendarProps, DayNote } from './Calendar';
import type { DateInputAttributes } from './DateInput';

export type End = 'from' | 'to';

/** One of the two days. */
export interface RangeEnd extends Pick<DateInputAttributes, 'name' | 'placeholder' | 'onBlur'> {
  /** Label of its field, e.g. 去程日期. */
  label: string;
  /** Short, as written into the calendar on its day, e.g. 去程. */
  shortName: string;
  /** YYYY-MM-DD, '' or the text typed so far; the owner says its fault. */
  value: string;
  required?: boolean;
  /** The fault, shown at the field. */
  error?: string | undefined;
  /** Written under the days while this end is chosen, e.g. the lowest prices of its direction. */
  note?: ((date: string) => DayNote | undefined) | undefined;
}

export interface DateRangeFieldProps extends Pick<CalendarProps, 'min' | 'max' | 'marks' | 'today'> {
  from: RangeEnd;
  to: RangeEnd;
  /**
   * Both texts after any change. A first day chosen in the calendar after the last one gives the last one up
   * (''); while typing, nothing but the typed text changes: the owner says its fault.
   */
  onChange(range: { from: string; to: string }): void;
  /** Days in view while an end is chosen: where the notes for it may be asked for. */
  onShow?: ((end: End, first: string, last: string) => void) | undefined;
}
