import { isCalendarDate } from '../../../../src/domain/shanghai-time';
import { lastBookableDay } from '../../../../src/domain/travel-standard/bookable-days';
import type { BookingState } from '../booking-state';
import type { SearchForm } from './search-form';

/** First and last selectable day of the calendars, and today. */
export const bookableDays = (today: string, { settings }: Pick<BookingState, 'settings'>) => ({
  min: today,
  max: lastBookableDay(today, settings?.lastBookableDays),
  today,
});

/** Errors of the search form by field; empty when it can be searched. */
export function checkForm(
  form: SearchForm,
  { min, max }: { min: string; max: string },
): SearchForm['errors'] {
  const { dep, arr, date, isRound, returnDate } = form;
  const errors: SearchForm['errors'] = {};
  if (!dep) errors.dep = 'noDep';
  if (!arr) errors.arr = 'noArr';
  else if (dep && dep.cityName === arr.cityName) errors.arr = 'sameCity';
  if (!isCalendarDate(date)) errors.date = 'noDate';
  else if (date < min) errors.date = 'past';
  else if (date > max) errors.date = 'tooLate';
  if (!isRound) return errors;
  if (!isCalendarDate(returnDate)) errors.returnDate = 'noReturn';
  else if (returnDate < (isCalendarDate(date) ? date : min)) errors.returnDate = 'early';
  else if (returnDate > max) errors.returnDate = 'tooLate';
  return errors;
}
