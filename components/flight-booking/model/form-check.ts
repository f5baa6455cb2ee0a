import { addDays, isCalendarDate } from '../../../src/domain/shanghai-time';
import type { SearchForm } from './flow';

/** Days ahead the reference timetable and most airlines sell. */
export const LAST_BOOKABLE_DAYS = 365;

/** First and last day of the calendars, and which of them is today. */
export const bookableDays = ({ today }: { today: string }) => ({
  min: today,
  max: addDays(today, LAST_BOOKABLE_DAYS),
  today,
});

const TOO_LATE = '暂不支持预订该日期的航班';

/** What is missing or wrong in the search form, by field; empty for a form that can be searched. */
export function checkForm(form: SearchForm, today: string): SearchForm['errors'] {
  const { dep, arr, date, isRound, returnDate } = form;
  const errors: SearchForm['errors'] = {};
  const lastDay = addDays(today, LAST_BOOKABLE_DAYS);
  if (!dep) errors.dep = '请选择出发城市';
  if (!arr) errors.arr = '请选择到达城市';
  else if (dep && dep.cityName === arr.cityName) errors.arr = '出发城市和到达城市不能相同';
  if (!isCalendarDate(date)) errors.date = '请选择出发日期';
  else if (date < today) errors.date = '出发日期不能早于今天';
  else if (date > lastDay) errors.date = TOO_LATE;
  if (!isRound) return errors;
  if (!isCalendarDate(returnDate)) errors.returnDate = '请选择返程日期';
  else if (returnDate < (isCalendarDate(date) ? date : today)) errors.returnDate = '返程日期不能早于出发日期';
  else if (returnDate > lastDay) errors.returnDate = TOO_LATE;
  return errors;
}
