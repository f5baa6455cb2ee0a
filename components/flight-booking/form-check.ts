import { addDays } from '../../src/domain/shanghai-time';
import type { Cities, SearchForm } from './flow';
import { matchPlaces, type Place } from './city-match';

/** Days ahead the reference timetable and most airlines sell. */
export const LAST_BOOKABLE_DAYS = 365;

/** Typed text as the place it most likely means. */
export function bestPlace(cities: Cities, typed: string): Place | undefined {
  return cities.status === 'ready' ? matchPlaces(cities.places, cities.list, typed)[0] : undefined;
}

/** The place of a code, or of a text that means one. */
export function placeOf(cities: Cities, code: string): Place | undefined {
  const wanted = code.toUpperCase();
  return cities.status === 'ready'
    ? (cities.places.find((place) => place.code === wanted) ?? bestPlace(cities, wanted))
    : undefined;
}

/** What is missing or wrong in the search form, by field; empty for a form that can be searched. */
export function checkForm({ dep, arr, date }: SearchForm, today: string): SearchForm['errors'] {
  const errors: SearchForm['errors'] = {};
  if (!dep) errors.dep = '请选择出发城市';
  if (!arr) errors.arr = '请选择到达城市';
  else if (dep && dep.cityName === arr.cityName) errors.arr = '出发城市和到达城市不能相同';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) errors.date = '请选择出发日期';
  else if (date < today) errors.date = '出发日期不能早于今天';
  else if (date > addDays(today, LAST_BOOKABLE_DAYS)) errors.date = '暂不支持预订该日期的航班';
  return errors;
}
