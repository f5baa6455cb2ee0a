import { isCalendarDate } from '../../../src/domain/shanghai-time';
import { lastBookableDay } from '../../../src/domain/standard/bookable-days';
import type { BookingState, SearchForm } from './flow';

/** First and last day of the calendars, and which of them is today. */
export const bookableDays = (today: string, { settings }: Pick<BookingState, 'settings'>) => ({
  min: today,
  max: lastBookableDay(today, settings?.lastBookableDays),
  today,
});

const TOO_LATE = '暂不支持预订该日期的航班';

/** What is missing or wrong in the search form, by field; empty for a form that can be searched. */
export function checkForm(
  form: SearchForm,
  { min, max }: { min: string; max: string },
): SearchForm['errors'] {
  const { dep, arr, date, isRound, returnDate } = form;
  const errors: SearchForm['errors'] = {};
  if (!dep) errors.dep = '请选择出发城市';
  if (!arr) errors.arr = '请选择到达城市';
  else if (dep && dep.cityName === arr.cityName) errors.arr = '出发城市和到达城市不能相同';
  if (!isCalendarDate(date)) errors.date = '请选择出发日期';
  else if (date < min) errors.date = '出发日期不能早于今天';
  else if (date > max) errors.date = TOO_LATE;
  if (!isRound) return errors;
  if (!isCalendarDate(returnDate)) errors.returnDate = '请选择返程日期';
  else if (returnDate < (isCalendarDate(date) ? date : min)) errors.returnDate = '返程日期不能早于出发日期';
  else if (returnDate > max) errors.returnDate = TOO_LATE;
  return errors;
}
